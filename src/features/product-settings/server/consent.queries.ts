import * as z from 'zod/mini'
import type { ConsentChoice } from '#platform/contract/consent.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'

const consentRows = rowsOf({ accepted: z.number(), declined: z.number() })

const COUNTED_DAYS = 30

/** Adds one answer to the count of today in Sarajevo. */
export async function insertConsent(db: Db, choice: ConsentChoice): Promise<void> {
  const [yes, no] = choice === 'accepted' ? [1, 0] : [0, 1]
  await db.execute<object>(sql`
    insert into consent_days as d (day, accepted, declined)
    values ((now() at time zone 'Europe/Sarajevo')::date, ${yes}, ${no})
    on conflict (day) do update set
      accepted = d.accepted + excluded.accepted, declined = d.declined + excluded.declined`)
}

/** Returns the answers of the last thirty days. */
export async function getConsentCounts(db: Db): Promise<{ accepted: number; declined: number }> {
  const { rows } = await consentRows(db)(sql`
    select coalesce(sum(accepted), 0)::int as accepted, coalesce(sum(declined), 0)::int as declined
    from consent_days where day > (now() at time zone 'Europe/Sarajevo')::date - ${COUNTED_DAYS}::int`)
  return rows[0] ?? { accepted: 0, declined: 0 }
}
