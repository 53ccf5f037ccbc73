import { readText } from '#platform/contract/bilingual.ts'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { TableTwin } from '#platform/web/ui/blocks/table-twin.tsx'
import type { Option } from '../../contract/rules/field.ts'
import type { QuestionStatistics } from '../../contract/statistics.endpoints.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useEditorText } from '../use-editor-text.ts'
import { Bars } from './bars.tsx'

type Props = { question: QuestionStatistics; name: string }

/** Draws the choices in each row of a matrix, in the order of its options. */
export function MatrixFigures({ question, name }: Props) {
  const t = useEditorText()
  const { counts, field } = question
  const countOf = counter(question)
  const rows = useParts(
    field.rows,
    counts.map(({ row }) => row),
  )
  const options = useParts(
    field.options,
    counts.map(({ value }) => value),
  )
  const top = Math.max(1, ...counts.map(({ count }) => count))
  const title = t('statistics.table', { name })
  return (
    <>
      <div className="grid grid-cols-1 gap-3">
        {rows.map((row) => (
          <div key={row.key} className="mt-2">
            <h3 className="text-sm font-ui">{row.name}</h3>
            <Bars
              rows={options.map((option) => ({ ...option, count: countOf(row.key, option.key) }))}
              max={top}
            />
          </div>
        ))}
      </div>
      <TableTwin label={title}>
        <Table
          caption={title}
          columns={[
            { key: '', head: '', cell: (row) => row.name },
            ...options.map(({ key, name: head }) => ({
              key,
              head,
              number: true,
              cell: (row: { key: string }) => countOf(row.key, key),
            })),
          ]}
          rows={rows}
          rowKey={({ key }) => key}
        />
      </TableTwin>
    </>
  )
}

/** How often each option of a ranking stood first, and its mean place, the best on top. */
export function RankingFigures({ question, name }: Props) {
  const t = useEditorText()
  const words = useAnswersText()
  const locale = useLocale()
  const { counts, field, answered } = question
  const countOf = counter(question)
  const options = useParts(
    field.options,
    counts.map(({ row }) => row),
  )
  const places = options.map((_, at) => String(at + 1))
  const order = options
    .map((option) => ({ ...option, mean: meanPlace(option.key, question) }))
    .toSorted((one, other) => one.mean - other.mean)
  const say = (mean: number) =>
    Number.isFinite(mean) ? formatNumber(mean, locale, { maximumFractionDigits: 1 }) : ''
  const title = t('statistics.table', { name })
  return (
    <>
      <p className="text-xs text-ink-2">{words('statistics.ranking')}</p>
      <Bars
        max={answered}
        rows={order.slice(0, 12).map(({ mean, ...option }) => ({
          ...option,
          count: countOf(option.key, '1'),
          note: words('statistics.meanOf', { mean: say(mean) }),
        }))}
      />
      <TableTwin label={title}>
        <Table
          caption={title}
          columns={[
            { key: 'option', head: words('statistics.option'), cell: (row) => row.name },
            { key: 'mean', head: words('statistics.mean'), number: true, cell: (row) => say(row.mean) },
            ...places.map((place) => ({
              key: place,
              head: words('statistics.place', { place }),
              number: true,
              cell: (row: { key: string }) => countOf(row.key, place),
            })),
          ]}
          rows={order}
          rowKey={({ key }) => key}
        />
      </TableTwin>
    </>
  )
}

/** Infinite where nobody ranked it. */
function meanPlace(option: string, { counts }: QuestionStatistics): number {
  const own = counts.filter(({ row }) => row === option)
  const times = own.reduce((sum, { count }) => sum + count, 0)
  return times === 0
    ? Infinity
    : own.reduce((sum, { value, count }) => sum + Number(value) * count, 0) / times
}

function counter({ counts }: QuestionStatistics) {
  const all = new Map(counts.map(({ row, value, count }) => [`${row} ${value}`, count]))
  return (row: string, value: string) => all.get(`${row} ${value}`) ?? 0
}

/** The parts of a question in their order, and after them those that only older versions had. */
function useParts(parts: readonly Option[], answered: readonly string[]) {
  const locale = useLocale()
  const older = [...new Set(answered)].filter((id) => parts.every((part) => part.id !== id))
  return [
    ...parts.map(({ id, label }) => ({ key: id, name: readText(label, locale).text || id })),
    ...older.map((id) => ({ key: id, name: id })),
  ]
}
