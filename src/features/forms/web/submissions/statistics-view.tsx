import { formatDate } from '#platform/contract/dates.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getFormStatistics } from '../../contract/statistics.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useDoor } from '../use-door.ts'
import { QuestionFigures } from './question-figures.tsx'

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
          <div className="grid grid-cols-1 gap-8">
            <p className="text-sm text-ink-2">
              {t('list.received', { count: submissions })},{' '}
              {t('statistics.from', { from: day(first), to: day(last) })}
            </p>
            {questions.map((question) => (
              <QuestionFigures key={question.field.id} question={question} />
            ))}
          </div>
        )
      }
    </QueryState>
  )
}
