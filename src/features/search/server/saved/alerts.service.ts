import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { listCardsOf } from '#features/opportunities/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { readCriteria } from '../../contract/criteria.ts'
import { conditionOf, filtersOf } from '../find/conditions.ts'
import { parseQuery } from '../find/query-words.ts'
import { asFilters, understand } from '../understand/understand.ts'
import { notifyOfAlert } from './tell-alert.ts'
import { claimDue, type Due, insertAlerts } from './due.queries.ts'

const idRows = rowsOf({ id: z.string() })

/** Most opportunities named in an email; all of them count as sent. */
const NAMED = 12
const LIMIT = 500

/**
 * Notifies of new results of one search. Records them and notifies in the transaction that claims the search, so that
 * neither a crash nor a second instance repeats it.
 */
export async function notifyOwnerOf(
  services: Services,
  { searchId, among }: { searchId: string; among?: readonly string[] },
): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const due = await claimDue(tx, searchId)
    if (!due || (due.frequency === 'instant') !== (among !== undefined)) return false
    const opportunities = await findNew(tx, { due, among })
    const alerts = await insertAlerts(tx, { searchId, opportunities })
    if (alerts.length === 0) return false
    await notifyOfAlert(tx, {
      services,
      due,
      cards: await listCardsOf(tx, alerts.slice(0, NAMED)),
      count: alerts.length,
    })
    return true
  })
}

async function findNew(
  tx: Db,
  { due, among }: { due: Due; among: readonly string[] | undefined },
): Promise<string[]> {
  const original = readCriteria(new URLSearchParams(due.query))
  const criteria = asFilters(original, understand(original))
  const queryWords = await parseQuery({ db: tx }, criteria.q)
  const condition = conditionOf({
    wanted: queryWords,
    filters: filtersOf(criteria),
    more: [
      sql`published_at >= ${due.heardFrom}::timestamptz`,
      ...(among ? [sql`opportunity_id = any(${sql.param(among)}::uuid[])`] : []),
    ],
  })
  const { rows } = await idRows(tx)(sql`
    select opportunity_id as id from opportunity_search s where ${condition} and not exists (
      select 1 from saved_search_alerts a where a.search_id = ${due.id} and a.opportunity_id = s.opportunity_id
    )
    order by published_at desc, opportunity_id desc limit ${LIMIT}`)
  return rows.map(({ id }) => id)
}
