import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { countChanges, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { LINK_MINUTES } from '../contract/recovery.endpoints.ts'

const IS_OPEN = sql`used_at is null and ended_at is null`

export async function insertLink(
  db: Db,
  { id, userId, tokenHash }: { id: string; userId: string; tokenHash: Buffer },
): Promise<void> {
  await db.execute(sql`
    insert into reset_links (id, user_id, token_hash, expires_at)
    values (${id}, ${userId}, ${tokenHash}, now() + make_interval(mins => ${LINK_MINUTES}::int))`)
}

const linkRows = rowsOf({
  id: z.string(),
  userId: z.string(),
  usedAt: z.nullable(timestamp),
  endedAt: z.nullable(timestamp),
  live: z.boolean(),
})

/** Returns the link of a token with its person, dead links too. */
export async function findLink(db: Db, tokenHash: Buffer) {
  const { rows } = await linkRows(db)(sql`
    select id, user_id as "userId", used_at as "usedAt", ended_at as "endedAt", expires_at > now() as live
    from reset_links where token_hash = ${tokenHash}`)
  const [link] = rows
  const user = link && (await findUserById(db, link.userId))
  return user && { ...link, user }
}

/** Consumes the link; of several parallel calls one gets true. */
export async function consumeLink(tx: Db, id: string): Promise<boolean> {
  const use = sql`update reset_links set used_at = now() where id = ${id} and ${IS_OPEN} and expires_at > now()`
  return (await countChanges(tx, use)) === 1
}

export async function saveEndOfLinks(db: Db, userId: string): Promise<void> {
  await db.execute(sql`update reset_links set ended_at = now() where user_id = ${userId} and ${IS_OPEN}`)
}

export async function deleteOldLinks(db: Db): Promise<void> {
  await db.execute(sql`delete from reset_links where expires_at < now() - interval '1 day'`)
}
