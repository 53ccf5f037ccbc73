import type { DataExporter } from '#platform/server/data-rights.ts'
import { findAudit } from './audit/audit.queries.ts'
import { looksAt } from './look/look.queries.ts'

const MOST = 1000

/** What staff did to the person's account and when they looked as them, without the names of staff. */
export const exportAudit: DataExporter = async function* ({ services, userId }) {
  const looks = await looksAt(services.db, userId)
  if (looks.length > 0) yield { path: 'account/looks.json', content: looks }
  const entries = await findAudit(services.db, { person: userId, limit: MOST })
  if (entries.length === 0) return
  const content = entries.map(({ at, action, changes, reason }) => ({ at, action, changes, reason }))
  yield { path: 'account/decisions.json', content }
}
