import { Suspense, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { Anomaly, getVoteAnomalies } from '../../contract/anomalies.endpoints.ts'
import { useAnomalyText } from './use-anomaly-text.ts'
import { Voidings } from './voidings.tsx'

const VoidDialog = lazyPart(async () => (await import('./void-dialog.tsx')).VoidDialog)

/** The findings: kind, number, project and time, with possible harmless causes. */
export function Anomalies({ report }: { report: ResponseOf<typeof getVoteAnomalies> }) {
  const t = useAnomalyText()
  const locale = useLocale()
  const { slug, title, votes, anomalies, voidings, voiding } = report
  const [openAnomaly, setOpenAnomaly] = useState<Anomaly>()
  return (
    <>
      <ButtonLink to={`/reviews/calls/${slug}`} look="quiet" small className="-ml-3">
        {t('back')}
      </ButtonLink>
      <h1 className="mt-2 text-2xl">{t('title', { title: readText(title, locale).text })}</h1>
      <p className="mt-1 mb-5 max-w-prose text-ink-2">{t('lead', { votes })}</p>
      {voiding !== 'open' && <Note className="mb-5">{t(`standing.${voiding}`)}</Note>}
      {anomalies.length === 0 && voidings.length === 0 && (
        <EmptyState title={t('none')} text={t('noneText')} />
      )}
      {anomalies.length > 0 && (
        <ul aria-label={t('list')} className="border-b border-line">
          {anomalies.map((one) => (
            <AnomalyRow
              key={`${one.kind} ${one.about} ${one.from}`}
              anomaly={one}
              onVoid={voiding === 'open' ? () => setOpenAnomaly(one) : undefined}
            />
          ))}
        </ul>
      )}
      {voidings.length > 0 && <Voidings slug={slug} voidings={voidings} mayVoid={voiding === 'open'} />}
      <Suspense>
        {openAnomaly && (
          <VoidDialog slug={slug} anomaly={openAnomaly} onClose={() => setOpenAnomaly(undefined)} />
        )}
      </Suspense>
    </>
  )
}

type RowProps = { anomaly: Anomaly; onVoid: (() => void) | undefined }

function AnomalyRow({ anomaly: { kind, votes, forIt, title, from, until }, onVoid }: RowProps) {
  const t = useAnomalyText()
  const locale = useLocale()
  const moment = (at: string) =>
    t('moment', { date: formatDate(new Date(at), locale), time: formatTime(new Date(at)) })
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-4 lg:grid-cols-2">
      <div>
        <h2 className="text-md">{t(`kinds.${kind}`)}</h2>
        <p className="text-sm text-ink-2">{t(`why.${kind}`)}</p>
      </div>
      <div className="text-sm">
        <p className="font-strong wrap-anywhere">{t('votes', { votes, forIt: String(forIt), title })}</p>
        <p className="text-ink-2 tabular-nums">{t('when', { from: moment(from), until: moment(until) })}</p>
        {onVoid && (
          <Button small className="mt-2" onClick={onVoid}>
            {t('propose')}
          </Button>
        )}
      </div>
    </li>
  )
}
