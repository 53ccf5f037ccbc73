import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { REMINDER_DAYS } from '../contract/limits.ts'

const endingRows = rowsOf({ id: z.string(), partner: z.string(), expiresAt: timestamp })
const idRows = rowsOf({ id: z.string() })

/** Takes the keys that will expire soon and of which nobody was reminded. */
export async function claimReminders(tx: Db) {
  const { rows } = await endingRows(tx)(sql`
    update partner_keys set reminded_at = now()
    where reminded_at is null and successor_id is null and revoked_at is null
      and expires_at > now() and expires_at <= now() + make_interval(days => ${REMINDER_DAYS})
    returning id, partner, expires_at as "expiresAt"`)
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: toIso(expiresAt) }))
}

export async function listGlobalAdmins(tx: Db): Promise<string[]> {
  const { rows } = await idRows(tx)(sql`
    select u.id from users u join active_members m on m.id = u.id
    where u.role = 'ADMIN' and u.has_global_permissions order by u.id`)
  return rows.map(({ id }) => id)
}
