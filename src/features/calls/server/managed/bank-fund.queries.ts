import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { findFundLeft } from '#features/banks/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type BankFund, FUND_LEFT_MOST } from '../../contract/bank-fund.ts'

const sumRows = rowsOf({ promised: z.number() })

/**
 * Finds what a bank can still promise to a call: its fund less what it gave and what its other calls promise. A call's
 * promise counts until its results are public and all of its money is given or free again.
 */
export async function findBankFund(
  db: Db,
  { bankId, callId }: { bankId: string | null; callId: string },
): Promise<BankFund | null> {
  const fund = bankId === null ? undefined : await findFundLeft(db, bankId)
  if (!fund) return null
  const { rows } = await sumRows(db)(sql`
    select coalesce(sum(greatest(0, (c.content->'fund')::int - coalesce(g.given, 0))), 0)::float8 as promised
    from grant_calls c left join call_grants g on g.call_id = c.id
    where c.bank_id = ${bankId} and c.id <> ${callId} and c.status = 'published'
      and (c.held_at is not null or c.results_at > clock_timestamp())`)
  const left = fund.left - (rows[0]?.promised ?? 0)
  return { ...fund, left: Math.max(-FUND_LEFT_MOST, Math.min(left, FUND_LEFT_MOST)) }
}
