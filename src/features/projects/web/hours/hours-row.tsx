import { useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { confirmHours, type Hours, removeHours } from '../../contract/hours/hours.endpoints.ts'
import { hoursText } from '../../contract/hours/hours-text.ts'
import { useProjectAct } from '../use-project-act.ts'
import { ReturnHours } from './return-hours.tsx'
import { useHoursText } from './use-hours-text.ts'

const TONES = { waiting: 'near', confirmed: 'have', returned: 'missing' } as const

/** A person's work of a day, with the reader's actions. */
export function HoursRow({ slug, hours }: { slug: string; hours: Hours }) {
  const t = useHoursText()
  const locale = useLocale()
  const { day, say } = useCallWords()
  const { act, busy } = useProjectAct()
  const [isReturning, setReturning] = useState(false)
  const { id, isMine, minutes, what, skills, state, reason } = hours
  const name = isMine ? t('mine') : hours.name || t('gone')
  const values = { hours: hoursText(minutes, locale), name, date: day(hours.day) }
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <span className="font-strong">{name}</span>
          <span className="text-sm text-ink-2">, {values.date}</span>
        </span>
        <span className="flex items-center gap-2">
          <span className="font-strong tabular-nums">{values.hours}</span>
          <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
        </span>
      </p>
      {what && <p className="text-sm [overflow-wrap:anywhere]">{what}</p>}
      {skills.length > 0 && <p className="text-sm text-ink-2">{skills.map(say).join(', ')}</p>}
      {reason && <p className="text-sm text-sun-ink">{t('reason', { reason })}</p>}
      {(hours.mayConfirm || hours.mayRemove) && (
        <span className="mt-1 flex flex-wrap gap-2">
          {hours.mayConfirm && (
            <>
              <Button
                small
                look="river"
                aria-label={t('confirmNamed', values)}
                onClick={() => void act(() => call(confirmHours, { params: { slug, id } }), t('confirmed'))}
              >
                {t('confirm')}
              </Button>
              <Button small aria-label={t('back.named', values)} onClick={() => setReturning(true)}>
                {t('back.act')}
              </Button>
            </>
          )}
          {hours.mayRemove && (
            <Button
              small
              look="quiet"
              className={hours.mayConfirm ? '' : '-ml-3'}
              aria-label={t('removeNamed', values)}
              onClick={() =>
                !busy && void act(() => call(removeHours, { params: { slug, id } }), t('removed'))
              }
            >
              {t('remove')}
            </Button>
          )}
        </span>
      )}
      {isReturning && <ReturnHours slug={slug} id={id} onClose={() => setReturning(false)} />}
    </li>
  )
}
