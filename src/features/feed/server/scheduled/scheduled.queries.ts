import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { NewPost } from '../../contract/feed.endpoints.ts'
import { SCHEDULE_DAYS, SCHEDULED_MAX } from '../../contract/scheduled.endpoints.ts'

const idRows = rowsOf({ id: z.string() })
const hasRows = rowsOf({ author: z.string() })
const scheduledRows = rowsOf({
  id: z.string(),
  author: z.string(),
  post: z.custom<Omit<NewPost, 'id'>>(),
  publishAt: timestamp,
  isRefused: z.boolean(),
})
const COLUMNS = sql`id, author_id as author, post, publish_at as "publishAt", refused_at is not null as "isRefused"`

type Scheduled = { id: string; author: string; post: Omit<NewPost, 'id'>; publishAt: string }

/** Finds whose it is, whether it waits or was published since. */
export async function findScheduledAuthor(tx: Db, id: string): Promise<string | undefined> {
  const { rows } = await hasRows(tx)(sql`
    select author_id as author from feed_scheduled where id = ${id}
    union all select author_id from feed_posts where id = ${id} limit 1`)
  return rows[0]?.author
}

/** @returns whether its time lies ahead, and not too far */
export async function insertScheduled(tx: Db, { id, author, post, publishAt }: Scheduled): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into feed_scheduled (id, author_id, post, publish_at)
    select ${id}, ${author}, ${JSON.stringify(post)}::jsonb, ${publishAt}::timestamptz
    where ${publishAt}::timestamptz between now() and now() + make_interval(days => ${SCHEDULE_DAYS})
    returning id`)
  return rows.length > 0
}

/** Lists scheduled posts, the next first. */
export async function listScheduled(db: Db, author: string) {
  const { rows } = await scheduledRows(db)(sql`
    select ${COLUMNS} from feed_scheduled where author_id = ${author}
    order by publish_at, id limit ${SCHEDULED_MAX}`)
  return rows.map((row) => ({ ...row, publishAt: toIso(row.publishAt) }))
}

/** @returns whether there was one of this author */
export async function deleteScheduled(
  tx: Db,
  { id, author }: { id: string; author: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    delete from feed_scheduled where id = ${id} and author_id = ${author} returning id`)
  return rows.length > 0
}

/** Takes one whose time has come; no other process gets it, and it is there again where the transaction fails. */
export async function claimDue(tx: Db) {
  const { rows } = await scheduledRows(tx)(sql`
    delete from feed_scheduled where id = (
      select id from feed_scheduled where refused_at is null and publish_at <= now()
      order by publish_at, id limit 1 for update skip locked)
    returning ${COLUMNS}`)
  return rows[0]
}

/** @returns whether it was not refused before */
export async function updateRefused(tx: Db, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    update feed_scheduled set refused_at = now() where id = ${id} and refused_at is null returning id`)
  return rows.length > 0
}
