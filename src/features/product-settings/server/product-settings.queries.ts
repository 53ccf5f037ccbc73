import * as z from 'zod/mini'
import type { ConsentChoice } from '#platform/contract/consent.ts'
import type { LiveSetting } from '#platform/server/config/live-config.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'

const changeRows = rowsOf({ name: z.string(), changedAt: timestamp, changedBy: z.nullable(z.string()) })
const consentRows = rowsOf({ accepted: z.number(), declined: z.number() })

const COUNTED_DAYS = 30

/** Lists the settings that staff have changed, with when and by whom. */
export async function listSettingChanges(db: Db) {
  const { rows } = await changeRows(db)(sql`
    select s.name, s.changed_at as "changedAt", u.first_name || ' ' || u.last_name as "changedBy"
    from product_settings s left join users u on u.id = s.changed_by`)
  return rows
}

/** Saves a setting; null goes back to what the environment says. */
export async function saveSetting(
  tx: Db,
  { name, value, userId }: { name: LiveSetting; value: string | null; userId: string },
): Promise<void> {
  await tx.execute<object>(
    value === null
      ? sql`delete from product_settings where name = ${name}`
      : sql`insert into product_settings (name, value, changed_by) values (${name}, ${value}, ${userId})
          on conflict (name) do update set
            value = excluded.value, changed_by = excluded.changed_by, changed_at = now()`,
  )
}

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
