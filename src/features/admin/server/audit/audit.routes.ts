import { localDay } from '#platform/contract/local-time.ts'
import { problems } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { findLastSeal } from '#platform/server/audit/seals.queries.ts'
import type { Feature, Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { exportAudit, listAudit } from '../../contract/audit.endpoints.ts'
import { auditCsv } from './audit-csv.ts'
import { auditAreas, inWords } from './audit-words.ts'
import { listAuditEntries } from './audit.queries.ts'

const ENTRIES = 25
const EXPORTS_AN_HOUR = 20

/** Returns the routes of the log, in the words of the features that write into it. */
export function auditRoutes(features: Registry): readonly Route[] {
  return [
    route(listAudit, 'globalAdmin', async ({ services, query, locale }) => {
      refuseUnknownArea(features(), query.area)
      const [entries, seal] = await Promise.all([
        listAuditEntries(services.db, { ...query, limit: ENTRIES + 1 }),
        findLastSeal(services.db),
      ])
      const page = entries.slice(0, ENTRIES)
      const words = { features: features(), locale }
      return {
        entries: inWords(page, words),
        next: entries.length > ENTRIES ? (page.at(-1)?.id ?? null) : null,
        areas: auditAreas(words),
        seal: seal ? { number: seal.number, digest: seal.digest.toString('hex') } : null,
      }
    }),
    route(exportAudit, 'globalAdmin', async ({ services, session, query, locale, header }) => {
      refuseUnknownArea(features(), query.area)
      const key = `admin:audit-export:${session.userId}`
      await limitOrThrow(services.db, { key, limit: EXPORTS_AN_HOUR, windowSeconds: 3600 })
      await recordAudit(services.db, {
        services,
        session,
        action: 'admin.export-audit',
        after: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value ?? null])),
      })
      header('content-type', 'text/csv; charset=utf-8')
      header('content-disposition', `attachment; filename="audit-${localDay(new Date())}.csv"`)
      return auditCsv(services.db, query, locale)
    }),
  ]
}

function refuseUnknownArea(features: readonly Feature[], area: string | undefined): void {
  if (area === undefined || features.some(({ name, auditActions }) => name === area && auditActions)) return
  throw new Problem(problems.invalid, { fields: { area: problems.invalid.code } })
}
