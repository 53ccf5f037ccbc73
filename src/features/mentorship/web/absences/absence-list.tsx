import { Suspense, useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Absence, listAbsences } from '../../contract/absences/absences.endpoints.ts'
import { useWhen } from '../member/use-when.ts'
import { useAbsenceText } from './use-absence-text.ts'

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** Lists meetings that the member missed, as the other side says, with what follows and the way to answer. */
export function AbsenceList() {
  const t = useAbsenceText()
  const { data } = useEndpoint(listAbsences, { staleTime: 0 })
  const absences = data?.absences ?? []
  if (absences.length === 0) return null
  return (
    <section id="absences" aria-labelledby="absences-title" className="scroll-mt-24">
      <h2 id="absences-title" className="text-lg">
        {t('title')}
      </h2>
      <ul>
        {absences.map((absence) => (
          <Row key={absence.id} absence={absence} />
        ))}
      </ul>
    </section>
  )
}

function Row({ absence }: { absence: Absence }) {
  const t = useAbsenceText()
  const locale = useLocale()
  const when = useWhen()
  const [open, setOpen] = useState(false)
  const { id, topic, at, step, limitUntil, expiresAt, appeal, outcome, reason } = absence
  const counts = outcome !== 'lift'
  const dayOf = (moment: string) => formatDate(new Date(moment), locale)
  return (
    <li className="grid justify-items-start gap-1.5 border-t border-line py-3 first:border-t-0">
      <p className={classNames('first-letter:uppercase', counts ? 'font-strong' : 'text-ink-3 line-through')}>
        {topic ? t('group', { topic: readText(topic, locale).text, when: when(at) }) : when(at)}
      </p>
      {outcome === 'lift' ? (
        <p className="text-sm text-ink-2">{t('lifted')}</p>
      ) : (
        <>
          <p className="text-sm">{t(`steps.${step}`)}</p>
          {limitUntil !== null && Date.parse(limitUntil) > Date.now() && (
            <p className="text-sm font-strong">{t('limit', { day: dayOf(limitUntil) })}</p>
          )}
          <p className="text-sm text-ink-2">{t('expires', { day: dayOf(expiresAt) })}</p>
        </>
      )}
      {outcome === 'keep' && (
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{t('kept', { reason })}</p>
      )}
      {outcome === null &&
        (appeal === '' ? (
          <Button small onClick={() => setOpen(true)}>
            {t('answer')}
          </Button>
        ) : (
          <p className="text-sm text-ink-2">{t('waiting')}</p>
        ))}
      <Suspense>{open && <AnswerDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </li>
  )
}
