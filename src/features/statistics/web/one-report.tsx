import { keepPreviousData } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { formatDay } from '#platform/contract/dates.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { SheetButtons } from '#platform/web/ui/buttons/sheet-buttons.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { FEW, LEAST_DAYS, type Report, reports } from '../contract/reports.ts'
import {
  exportReport,
  getReport,
  type ReportFilters,
  type ReportView,
} from '../contract/statistics.endpoints.ts'
import { Chart } from './charts/chart.tsx'
import { Filters } from './filters.tsx'
import { ReportTable } from './report-table.tsx'
import { useFinding } from './use-finding.ts'
import { useReportFilters } from './use-report-filters.ts'
import { useText } from './use-text.ts'

/** One report: its question, what it says, the drawing, the table and how it was counted. */
export function OneReport({ id }: { id: Report }) {
  const t = useText()
  const locale = useLocale()
  const conditions = reports[id].filters
  const { filters, set } = useReportFilters(conditions)
  const answer = useEndpoint(getReport, {
    params: { report: id },
    query: filters,
    locale,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <div className="-mt-4 grid gap-2">
        <ButtonLink
          to="/admin/statistics"
          look="quiet"
          small
          icon={<ArrowLeft />}
          className="-ml-3 justify-self-start"
        >
          {t('back')}
        </ButtonLink>
        <p className="max-w-measure text-ink-2">{t(`questions.${id}`)}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Filters shown={conditions} filters={filters} years={answer.data?.years ?? []} onChange={set} />
        <SheetButtons pathOf={(format) => pathOf(id, filters, format)} />
      </div>
      <QueryState query={answer}>
        {(view) => (
          <div aria-busy={answer.isFetching} className="grid grid-cols-1 gap-6">
            <Answer view={view} onAll={() => set('skill', '')} onSkill={(skill) => set('skill', skill)} />
          </div>
        )}
      </QueryState>
      <div className="grid gap-4 text-sm text-ink-2 lg:grid-cols-2 lg:gap-12">
        <p>
          <b className="font-strong text-ink">{t('how')}</b>{' '}
          {t(`definitions.${id}`, { few: String(FEW), days: String(LEAST_DAYS) })}
        </p>
        <p>
          <b className="font-strong text-ink">{t('not')}</b> {t(`unknowns.${id}`)}
          {answer.data?.until && <> {t('until', { day: formatDay(answer.data.until, locale) })}</>}
        </p>
      </div>
    </>
  )
}

function Answer({
  view,
  onSkill,
  onAll,
}: {
  view: ReportView
  onSkill: (skill: string) => void
  onAll: () => void
}) {
  const t = useText()
  const { finding, note } = useFinding(view)
  return (
    <>
      <div role="status">
        {view.subject === null ? (
          <p className="text-lg font-strong">{finding}</p>
        ) : (
          <p className="flex flex-wrap items-center gap-x-4 text-lg font-strong">
            {t('bySkill', { skill: view.subject })}
            <button type="button" className="link min-h-target text-sm font-ui" onClick={onAll}>
              {t('allSkills')}
            </button>
          </p>
        )}
        {note && view.subject === null && <p className="mt-1 text-sm text-ink-3">{note}</p>}
      </div>
      {view.rows.length > 0 && (
        <>
          <Chart view={view} />
          <ReportTable
            view={view}
            {...(view.id === 'skills' && view.subject === null && { onOpen: onSkill })}
          />
        </>
      )}
    </>
  )
}

function pathOf(report: Report, filters: ReportFilters, format: SheetFormat): string {
  const path = fillPath(exportReport.path, { report, format })
  const query = new URLSearchParams(filters as Record<string, string>).toString()
  return query ? `${path}?${query}` : path
}
