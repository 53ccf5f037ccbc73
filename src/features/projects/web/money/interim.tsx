import { useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Money } from '../../contract/money/money.endpoints.ts'
import { InterimDialog } from './interim-dialog.tsx'
import { useMoneyText } from './use-money-text.ts'

const TONES = { handed: 'have', open: 'missing', late: 'sun' } as const

/** The interim reports that the contract requires; renders nothing without any. */
export function Interim({ money: { slug, interim, isFinished, standing } }: { money: Money }) {
  const t = useMoneyText()
  const { day, date } = useCallWords()
  const [writing, setWriting] = useState<Money['interim'][number]>()
  if (interim.length === 0) return null
  return (
    <section aria-labelledby="interim">
      <SectionHeading id="interim" title={t('interim.title')} />
      <ul className="border-b border-line">
        {interim.map((report) => {
          const { id, what, handedIn, isLate } = report
          const state = handedIn ? 'handed' : isLate ? 'late' : 'open'
          return (
            <li key={id} className="grid gap-1 border-t border-line py-3 text-sm">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <b className="min-w-0 font-strong wrap-anywhere">{what}</b>
                <Chip tone={TONES[state]}>{t(`interim.states.${state}`)}</Chip>
              </div>
              <p className="text-ink-2">
                {handedIn
                  ? t('interim.handedIn', { date: date(handedIn.at) })
                  : t('interim.due', { date: day(report.day) })}
              </p>
              {handedIn && (
                <details>
                  <summary className="link inline-flex min-h-target cursor-pointer items-center">
                    {t('interim.read')}
                  </summary>
                  <p className="whitespace-pre-line wrap-anywhere">{handedIn.text}</p>
                </details>
              )}
              {standing.team && !isFinished && (
                <div>
                  <Button
                    small
                    look={handedIn ? 'line' : 'river'}
                    aria-label={t(handedIn ? 'interim.againNamed' : 'interim.handInNamed', { what })}
                    onClick={() => setWriting(report)}
                  >
                    {t(handedIn ? 'interim.again' : 'interim.handIn')}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {writing && <InterimDialog slug={slug} report={writing} onClose={() => setWriting(undefined)} />}
    </section>
  )
}
