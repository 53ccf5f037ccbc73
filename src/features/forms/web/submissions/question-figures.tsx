import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatMonth, formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { TableTwin } from '#platform/web/ui/blocks/table-twin.tsx'
import { FILE_FILTERS, splitBounds } from '../../contract/answer-filter.ts'
import { type FieldKind, isFile } from '../../contract/rules/kinds.ts'
import type { QuestionStatistics } from '../../contract/statistics.endpoints.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { Bars } from './bars.tsx'
import { MatrixFigures, RankingFigures } from './grid-figures.tsx'

/** Kinds that are counted in steps. */
const STEPS: readonly FieldKind[] = ['number', 'amount', 'calculated']

const BARS_MAX = 24

type Props = { question: QuestionStatistics }

/** Draws the answers to one question as bars, with the table behind them. */
export function QuestionFigures({ question }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const { field, answered, counts, figures } = question
  const name = readText(field.label, locale).text || t('unnamed')
  const say = (figure: number) => formatNumber(figure, locale, { maximumFractionDigits: 2 })
  return (
    <section>
      <h2 className="text-md">{name}</h2>
      <p className="text-xs text-ink-2">{t('statistics.answered', { count: answered })}</p>
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
      {!figures && counts.length === 0 && answered > 0 && (
        <p className="mt-1 text-sm">{t('statistics.words')}</p>
      )}
      {counts.length > 0 && <Counts question={question} name={name} />}
    </section>
  )
}

function Counts({ question, name }: Props & { name: string }) {
  if (question.field.kind === 'matrix') return <MatrixFigures question={question} name={name} />
  if (question.field.kind === 'ranking') return <RankingFigures question={question} name={name} />
  return <ValueFigures question={question} name={name} />
}

function ValueFigures({ question, name }: Props & { name: string }) {
  const t = useEditorText()
  const nameOf = useNames(question)
  const rows = question.counts.map(({ value, count }) => ({ value, count, name: nameOf(value) }))
  return (
    <>
      <Bars rows={rows.slice(0, BARS_MAX).map(({ value, ...row }) => ({ key: value, ...row }))} />
      <TableTwin label={t('statistics.table', { name })}>
        <Table
          caption={t('statistics.table', { name })}
          columns={[
            { key: 'value', head: t('statistics.value'), cell: (row) => row.name },
            { key: 'count', head: t('statistics.count'), number: true, cell: (row) => row.count },
          ]}
          rows={rows}
          rowKey={({ value }) => value}
        />
      </TableTwin>
    </>
  )
}

/** What a counted answer is called. */
function useNames({ field }: QuestionStatistics) {
  const words = useText()
  const answers = useAnswersText()
  const locale = useLocale()
  const say = (figure: string) => formatNumber(Number(figure), locale, { maximumFractionDigits: 6 })
  return (value: string) => {
    if (field.kind === 'yesno' || field.kind === 'consent') return words(value === 'true' ? 'yes' : 'no')
    if (field.kind === 'municipality') return findMunicipality(value)?.name ?? value
    if (field.kind === 'date') return value.includes('-') ? formatMonth(value, locale) : `${value}.`
    if (STEPS.includes(field.kind)) {
      const { least, most } = splitBounds(value)
      return answers('statistics.step', { least: say(least), below: say(most) })
    }
    const file = isFile(field.kind) && FILE_FILTERS.find((one) => one === value)
    if (file) return answers(`files.${file}`)
    const option = field.options.find(({ id }) => id === value)
    return option ? readText(option.label, locale).text || value : value
  }
}
