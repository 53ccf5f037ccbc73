import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { FEW } from '../contract/reports.ts'
import { listReports, type ReportView } from '../contract/statistics.endpoints.ts'
import { reportTitles } from '../contract/titles.ts'
import { Chart } from './charts/chart.tsx'
import { Filters } from './filters.tsx'
import { useFinding } from './use-finding.ts'
import { useReportFilters } from './use-report-filters.ts'
import { useText } from './use-text.ts'

/** All reports as small drawings under the same filters; each leads to its table. */
export function Reports() {
  const t = useText()
  const locale = useLocale()
  const { filters, set } = useReportFilters(['period', 'area'])
  const answer = useEndpoint(listReports, {
    query: filters,
    locale,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const until = answer.data?.reports.find((report) => report.until !== null)?.until
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-measure text-ink-2">
          {t('lead')} {until && t('until', { day: formatDay(until, locale) })}
        </p>
        <Filters shown={['period', 'area']} filters={filters} years={[]} onChange={set} />
      </div>
      <QueryState query={answer}>
        {({ reports }) => (
          <ul
            aria-busy={answer.isFetching}
            className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3"
          >
            {reports.map((view) => (
              <SmallReport key={view.id} view={view} />
            ))}
            <li className="border-t border-line py-4">
              <h2 className="text-md">{t('honest.title')}</h2>
              <p className="mt-1 text-sm text-ink-2">{t('honest.text', { few: String(FEW) })}</p>
            </li>
          </ul>
        )}
      </QueryState>
    </>
  )
}

function SmallReport({ view }: { view: ReportView }) {
  const locale = useLocale()
  const { finding, note } = useFinding(view)
  return (
    <li className="relative grid min-w-0 grid-rows-[auto_auto_1fr_auto] gap-1 border-t border-line py-4">
      <h2 className="text-md">
        <Link
          to={`/admin/statistics/${view.id}`}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {reportTitles[view.id][locale]}
        </Link>
      </h2>
      <p className="text-sm text-ink-2">{finding}</p>
      <div className="mt-2 self-end">
        <Chart view={view} small />
      </div>
      <p className="text-xs text-ink-3">{note}</p>
    </li>
  )
}
