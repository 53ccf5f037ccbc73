import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { CUT_OFF, type ImportRun, listImports } from '../../contract/vocabulary.endpoints.ts'
import { useText } from '../use-text.ts'

/** The last imports of a release with their changes, and whether the engine has learned the result. */
export function ImportList() {
  const t = useText()
  const locale = useLocale()
  const list = useEndpoint(listImports, { staleTime: 0 })
  const { data } = list
  if (!data) return <QueryState query={list} />
  const { trainedAt, changedAt, imports } = data
  const learned = trainedAt !== null && trainedAt >= changedAt
  return (
    <div className="mt-5 grid grid-cols-1 gap-4">
      <Note tone={learned ? 'river' : 'sun'}>
        {learned
          ? t('imports.trained', {
              day: formatDate(new Date(trainedAt), locale),
              time: formatTime(new Date(trainedAt)),
            })
          : t('imports.behind')}
      </Note>
      {imports.length === 0 ? (
        <EmptyState title={t('imports.none')} text={t('imports.noneText')} />
      ) : (
        <Table
          caption={t('imports.caption')}
          rows={imports}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'source',
              head: t('imports.source'),
              cell: (run) => (
                <>
                  <b className="font-strong [overflow-wrap:anywhere]">{run.source}</b>
                  <span className="block text-xs text-ink-3">
                    <DateText at={run.startedAt} show="both" />
                  </span>
                  <Continued run={run} />
                </>
              ),
            },
            {
              key: 'state',
              head: t('imports.state'),
              cell: (run) => <State run={run} isNewest={run === imports[0]} />,
            },
            { key: 'took', head: t('imports.took'), cell: (run) => <Took run={run} />, number: true },
          ]}
        />
      )}
    </div>
  )
}

function Continued({ run: { continued } }: { run: ImportRun }) {
  const t = useText()
  const locale = useLocale()
  if (!continued) return null
  const { step, count, startedAt } = continued
  const start = new Date(startedAt)
  return (
    <span className="block text-xs text-ink-3">
      {t(`imports.continued.${step}`, { count, day: formatDate(start, locale), time: formatTime(start) })}
    </span>
  )
}

function State({ run, isNewest }: { run: ImportRun; isNewest: boolean }) {
  const { failure, finishedAt, report } = run
  const t = useText()
  if (failure === CUT_OFF) {
    return (
      <>
        <Chip tone="sun">{t('imports.cutOff')}</Chip>
        {/* Only the last run can be gone on with. */}
        {isNewest && <span className="mt-1 block text-xs text-ink-3">{t('imports.cutOffText')}</span>}
      </>
    )
  }
  if (failure !== null) {
    return (
      <>
        <Chip tone="harm">{t('imports.failed')}</Chip>
        <span className="mt-1 block text-xs text-ink-3 [overflow-wrap:anywhere]">{failure}</span>
      </>
    )
  }
  if (finishedAt === null || report === null) return <Chip tone="sun">{t('imports.running')}</Chip>
  const sum = (what: 'added' | 'changed' | 'removed') =>
    Object.values(report)
      .reduce((total, change) => total + change[what], 0)
      .toString()
  const [added, changed, removed] = [sum('added'), sum('changed'), sum('removed')]
  return (
    <>
      <Chip tone="have">{t('imports.done')}</Chip>
      <span className="mt-1 block text-xs text-ink-3">
        {[added, changed, removed].every((count) => count === '0')
          ? t('imports.same')
          : t('imports.summary', { added, changed, removed })}
      </span>
    </>
  )
}

function Took({ run: { startedAt, finishedAt } }: { run: ImportRun }) {
  const t = useText()
  if (finishedAt === null) return null
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  return <>{t('imports.seconds', { count: String(Math.max(1, Math.round(seconds))) })}</>
}
