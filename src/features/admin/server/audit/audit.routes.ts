import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import { exportAudit, listAudit } from '../../contract/audit.endpoints.ts'
import { auditCsv } from './audit-csv.ts'
import { findAudit } from './audit.queries.ts'

const ENTRIES = 25
const EXPORTS_AN_HOUR = 20

export const auditRoutes: readonly Route[] = [
  route(listAudit, 'globalAdmin', async ({ services, query }) => {
    const entries = await findAudit(services.db, { ...query, limit: ENTRIES + 1 })
    const shown = entries.slice(0, ENTRIES)
    return { entries: shown, next: entries.length > ENTRIES ? (shown.at(-1)?.id ?? null) : null }
  }),
  route(exportAudit, 'globalAdmin', async ({ services, session, query, header }) => {
    const key = `admin:audit-export:${session.userId}`
    await limitOrThrow(services.db, { key, limit: EXPORTS_AN_HOUR, windowSeconds: 3600 })
    await recordAudit(services.db, {
      services,
      session,
      action: 'admin.export-audit',
      after: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value ?? null])),
    })
    header('content-type', 'text/csv; charset=utf-8')
    header('content-disposition', `attachment; filename="audit-${new Date().toISOString().slice(0, 10)}.csv"`)
    return auditCsv(services.db, query)
  }),
]
