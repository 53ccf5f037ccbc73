import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const reviewedRows = rowsOf({
  id: z.string(),
  author: z.nullable(z.string()),
  name: z.nullable(z.string()),
  trusted: z.boolean(),
  since: timestamp,
})
const waitingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

const COLUMNS = sql`a.id, a.author_id as author, u.first_name || ' ' || u.last_name as name,
  t.user_id is not null as trusted`
const JOINED = sql`articles a left join users u on u.id = a.author_id
  left join article_trusted_authors t on t.user_id = a.author_id`

type Page = { after: Place | undefined; limit: number }

/** Lists the articles that wait for staff, the oldest first. */
export async function listWaiting(db: Db, { after, limit }: Page) {
  const place = after ? sql`and (a.submitted_at, a.id) > ${pageMark(after)}` : sql``
  const { rows } = await reviewedRows(db)(sql`
    select ${COLUMNS}, a.submitted_at as since from ${JOINED} where a.submitted_at is not null ${place}
    order by a.submitted_at, a.id limit ${limit}`)
  return rows.map((row) => ({ ...row, since: toIso(row.since) }))
}

/** Lists what was returned and not handed in again, the longest ago first, without what its author took back. */
export async function listReturned(db: Db, { after, limit }: Page) {
  const place = after ? sql`and (a.returned_at, a.id) > ${pageMark(after)}` : sql``
  const { rows } = await reviewedRows(db)(sql`
    select ${COLUMNS}, a.returned_at as since from ${JOINED}
    where a.returned_at is not null and a.withdrawn_at is null and a.hidden_at is null ${place}
    order by a.returned_at, a.id limit ${limit}`)
  return rows.map((row) => ({ ...row, since: toIso(row.since) }))
}

/** Published and scheduled articles, the newest first, with those that moderators hid. */
export async function listPublished(db: Db, { after, limit }: Page) {
  const place = after ? sql`and (a.live_at, a.id) < ${pageMark(after)}` : sql``
  const { rows } = await reviewedRows(db)(sql`
    select ${COLUMNS}, a.live_at as since from ${JOINED} where a.published is not null and a.withdrawn_at is null ${place}
    order by a.live_at desc, a.id desc limit ${limit}`)
  return rows.map((row) => ({ ...row, since: toIso(row.since) }))
}

export async function findAuthor(db: Db, id: string) {
  const { rows } = await reviewedRows(db)(sql`
    select ${COLUMNS}, coalesce(a.submitted_at, a.returned_at, a.live_at, a.updated_at) as since from ${JOINED} where a.id = ${id}`)
  return rows[0] && { ...rows[0], since: toIso(rows[0].since) }
}

export async function countWaiting(db: Db) {
  const { rows } = await waitingRows(db)(sql`
    select count(*)::int as count, min(submitted_at) as oldest from articles where submitted_at is not null`)
  const { count, oldest } = rows[0]!
  return { count, oldest: oldest === null ? null : new Date(oldest) }
}

export async function saveTrust(tx: Db, { userId, by }: { userId: string; by: string }): Promise<void> {
  await tx.execute(sql`
    insert into article_trusted_authors (user_id, trusted_by)
    select id, ${by} from users where id = ${userId} on conflict do nothing`)
}

export async function deleteTrusted(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from article_trusted_authors where user_id = ${userId}`)
}
