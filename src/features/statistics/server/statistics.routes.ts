import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { onlyReads } from '#platform/server/db/database.ts'
import { SHEET_TYPES } from '#platform/server/files/spreadsheet.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import type { Services } from '#platform/server/services.ts'
import { type Report, REPORTS, reports } from '../contract/reports.ts'
import {
  exportReport,
  getReport,
  listReports,
  type ReportFilters,
  type ReportView,
} from '../contract/statistics.endpoints.ts'
import { createPageSpeed } from '../contract/page-speed.endpoints.ts'
import { savePageSpeed } from './page-speed.queries.ts'
import { prepareTask } from './prepare/prepare.task.ts'
import { reportFile } from './report-file.service.ts'
import { headOf, reportOf, reportsOf } from './report.service.ts'

export const statisticsRoutes: readonly Route[] = [
  route(createPageSpeed, 'public', async ({ services, body }) => {
    await savePageSpeed(services.db, body)
    return undefined
  }),
  route(listReports, { admin: 'any' }, async ({ services, session, query, locale }) => {
    const only = REPORTS.filter((report) => mayRead(session, report))
    const views = await reportsOf({ db: services.db, locale, filters: query, only })
    await prepareFirst(services, views)
    return { reports: views }
  }),
  route(getReport, { admin: 'any' }, async ({ services, session, params, query, locale }) => {
    refuse(session, params.report, query)
    const view = await reportOf({ db: services.db, locale, filters: query, id: params.report })
    await prepareFirst(services, [view])
    return view
  }),
  route(exportReport, { admin: 'any' }, async ({ services, session, params, query, locale, header }) => {
    const { report: id, format } = params
    refuse(session, id, query)
    const view = await reportOf({ db: services.db, locale, filters: query, id })
    header('content-type', SHEET_TYPES[format])
    header('content-disposition', `attachment; filename="${id}-${view.until ?? ''}.${format}"`)
    return reportFile({ view, head: headOf({ id, locale, filters: query }), format, locale })
  }),
]

function mayRead({ globalAdmin, scopes }: Session, report: Report): boolean {
  const { scope } = reports[report]
  return globalAdmin || (scope !== 'global' && scopes.includes(scope))
}

/** Refuses a report outside the scopes, and a filter that would change nothing in it. */
function refuse(session: Session, report: Report, filters: ReportFilters): void {
  if (!mayRead(session, report)) throw new Problem(problems.forbidden)
  for (const name of ['period', 'area', 'year', 'skill', 'device'] as const) {
    if (filters[name] !== undefined && !reports[report].filters.includes(name))
      throw new Problem(problems.invalid, { fields: { [name]: problems.invalid.code } })
  }
}

/** After a first start nothing is counted yet; the counting runs after this answer. */
async function prepareFirst({ db, queue }: Services, views: readonly ReportView[]): Promise<void> {
  if (views.every(({ until }) => until !== null) || onlyReads(db)) return
  await queue.send(db, prepareTask.name, {}, { singletonKey: prepareTask.name })
}
