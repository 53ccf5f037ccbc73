import { readText } from '#platform/contract/bilingual.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatDate, formatNumber } from '#platform/contract/dates.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Meter } from '#platform/web/ui/blocks/progress.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { TableTwin } from '#platform/web/ui/blocks/table-twin.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getFormStatistics, type QuestionStatistics } from '../../contract/statistics.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { useDoor } from '../use-door.ts'

/** What was answered to each question: bars, with the table behind them. */
export function StatisticsView({ id }: { id: string }) {
  const t = useEditorText()
  const { at } = useDoor()
  const locale = useLocale()
  const query = useEndpoint(at(getFormStatistics), { params: { id }, staleTime: 0 })
  const day = (moment: string) => formatDate(new Date(moment), locale)
  return (
    <QueryState query={query}>
      {({ submissions, first, last, questions }) =>
        submissions === 0 || first === null || last === null ? (
          <EmptyState title={t('statistics.none')} text={t('statistics.noneText')} />
        ) : (
          <div className="grid gap-8">
            <p className="text-sm text-ink-2">
              {t('list.received', { count: submissions })},{' '}
              {t('statistics.from', { from: day(first), to: day(last) })}
            </p>
            {questions.map((question) => (
              <Question key={question.field.id} question={question} />
            ))}
          </div>
        )
      }
    </QueryState>
  )
}

function Question({ question }: { question: QuestionStatistics }) {
  const t = useEditorText()
  const locale = useLocale()
  const nameOf = useNames(question)
  const { field, answered, counts, figures } = question
  const name = readText(field.label, locale).text || t('unnamed')
  const say = (figure: number) => formatNumber(figure, locale, { maximumFractionDigits: 2 })
  const top = Math.max(1, ...counts.map(({ count }) => count))
  const rows = counts.map((one) => ({ ...one, name: nameOf(one) }))
  return (
    <section>
      <h2 className="text-md">{name}</h2>
      <p className="text-xs text-ink-2">
        {t('statistics.answered', { count: answered })}
        {field.kind === 'ranking' && `. ${t('statistics.first')}`}
      </p>
      {figures && (
        <p className="mt-1 text-sm tabular-nums">
          {t('statistics.figures', {
            min: say(figures.min),
            max: say(figures.max),
            mean: say(figures.mean),
            median: say(figures.median),
            sum: say(figures.sum),
          })}
        </p>
      )}
      {!figures && rows.length === 0 && <p className="mt-1 text-sm">{t('statistics.words')}</p>}
      {rows.length > 0 && (
        <>
          <ul className="mt-2 grid gap-1" aria-hidden="true">
            {rows.slice(0, 12).map(({ row, value, count, name: label }) => (
              <li
                key={`${row} ${value}`}
                className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.5rem] sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_3rem] items-center gap-3 text-sm"
              >
                <span className="truncate">{label}</span>
                <Meter value={count} max={top} label={label} />
                <span className="text-right tabular-nums">{count}</span>
              </li>
            ))}
          </ul>
          <TableTwin label={t('statistics.table', { name })}>
            <Table
              caption={t('statistics.table', { name })}
              columns={[
                { key: 'value', head: t('statistics.value'), cell: (row) => row.name },
                { key: 'count', head: t('statistics.count'), number: true, cell: (row) => row.count },
              ]}
              rows={rows}
              rowKey={({ row, value }) => `${row} ${value}`}
            />
          </TableTwin>
        </>
      )}
    </section>
  )
}

/** What a counted answer is called. */
function useNames({ field }: QuestionStatistics) {
  const words = useText()
  const locale = useLocale()
  const nameIn = (parts: QuestionStatistics['field']['options'], id: string) => {
    const part = parts.find((one) => one.id === id)
    return part ? readText(part.label, locale).text : id
  }
  return ({ row, value }: { row: string; value: string }) => {
    if (field.kind === 'yesno' || field.kind === 'consent') return words(value === 'true' ? 'yes' : 'no')
    if (field.kind === 'municipality') return findMunicipality(value)?.name ?? value
    const option = nameIn(field.options, value)
    return row === '' ? option : `${nameIn(field.rows, row)}: ${option}`
  }
}
