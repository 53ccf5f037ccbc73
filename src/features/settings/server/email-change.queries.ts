import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { countChanges, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CODE_MINUTES } from '../contract/security.endpoints.ts'

export const TRIES_PER_CODE = 5

type Whose = { userId: string; sessionId: string }

const isOwn = ({ userId, sessionId }: Whose) => sql`user_id = ${userId} and session_id = ${sessionId}`

/** Stores a change of address in place of the earlier one. */
export async function saveEmailChange(
  db: Db,
  { userId, sessionId, newEmail, codeHash }: Whose & { newEmail: string; codeHash: Buffer },
): Promise<void> {
  await db.execute(sql`
    insert into email_changes (user_id, session_id, new_email, code_hash, tries, expires_at)
    values (${userId}, ${sessionId}, ${newEmail}, ${codeHash}, 0,
      now() + make_interval(mins => ${CODE_MINUTES}::int))
    on conflict (user_id) do update set session_id = excluded.session_id, new_email = excluded.new_email,
      code_hash = excluded.code_hash, tries = excluded.tries, expires_at = excluded.expires_at`)
}

const addressRows = rowsOf({ newEmail: z.string() })

export async function findEmailChange(db: Db, whose: Whose) {
  const { rows } = await addressRows(db)(sql`
    select new_email as "newEmail" from email_changes where ${isOwn(whose)} and expires_at > now()`)
  return rows[0]
}

const pendingRows = rowsOf({ newEmail: z.string(), expiresAt: timestamp })

/** Returns the address that waits for its proof, for its person. */
export async function findPendingAddress(db: Db, userId: string) {
  const { rows } = await pendingRows(db)(sql`
    select new_email as "newEmail", expires_at as "expiresAt" from email_changes where user_id = ${userId}`)
  return rows[0]
}

const tryRows = rowsOf({
  newEmail: z.string(),
  codeHash: z.instanceof(Buffer),
  tries: z.number(),
  live: z.boolean(),
})

/** Counts a try before the code is compared. */
export async function countTry(db: Db, whose: Whose) {
  const { rows } = await tryRows(db)(sql`
    update email_changes set tries = least(tries + 1, ${TRIES_PER_CODE + 1}::int) where ${isOwn(whose)}
    returning new_email as "newEmail", code_hash as "codeHash", tries, expires_at > now() as live`)
  return rows[0]
}

/** Uses the code up; of several parallel calls one gets true. */
export async function consumeEmailChange(
  tx: Db,
  { codeHash, ...whose }: Whose & { codeHash: Buffer },
): Promise<boolean> {
  const use = sql`delete from email_changes where ${isOwn(whose)} and code_hash = ${codeHash}`
  return (await countChanges(tx, use)) === 1
}

export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from email_changes where user_id = ${userId}`)
}

export async function deleteOldEmailChanges(db: Db): Promise<void> {
  await db.execute(sql`delete from email_changes where expires_at < now() - interval '1 day'`)
}
