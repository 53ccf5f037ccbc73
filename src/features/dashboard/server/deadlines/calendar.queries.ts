import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'

const feedOfRows = rowsOf({ createdAt: z.string(), readAt: z.nullable(z.string()) })
const readerOfRows = rowsOf({ userId: z.string(), language: z.enum(['bhs', 'en']) })

type Feed = { createdAt: string; readAt: string | null }

/** Replaces the calendar address in one statement; of concurrent calls the last one stays. */
export async function saveFeed(
  db: Db,
  { userId, digest }: { userId: string; digest: Buffer },
): Promise<void> {
  await db.execute(sql`
    insert into deadline_feeds (user_id, digest) values (${userId}, ${digest})
    on conflict (user_id) do update set digest = excluded.digest, created_at = now(), read_at = null`)
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from deadline_feeds where user_id = ${userId}`)
}

export async function findFeedOf(db: Db, userId: string): Promise<Feed | null> {
  const { rows } = await feedOfRows(db)(sql`
    select created_at as "createdAt", read_at as "readAt" from deadline_feeds where user_id = ${userId}`)
  const [row] = rows
  if (!row) return null
  return { createdAt: toIso(row.createdAt), readAt: toIso(row.readAt) }
}

/** Returns the owner of the address; suspended and leaving members have none. Records the calendar's visit. */
export async function findReaderOf(
  db: Db,
  digest: Buffer,
): Promise<{ userId: string; language: Locale } | undefined> {
  const { rows } = await readerOfRows(db)(sql`
    update deadline_feeds f set read_at = now() from active_members u
    where f.digest = ${digest} and u.id = f.user_id
    returning u.id as "userId", u.language`)
  return rows[0]
}
