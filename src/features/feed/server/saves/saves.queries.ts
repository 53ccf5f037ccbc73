import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { isReadable } from '../readable.policy.ts'

const savedRows = rowsOf({ id: z.string(), at: timestamp })

export async function updateSave(
  tx: Db,
  {
    post,
    userId,
    wanted,
    list,
  }: { post: string; userId: string; wanted: boolean; list?: string | null | undefined },
): Promise<void> {
  await tx.execute<object>(
    wanted
      ? sql`insert into feed_saves (user_id, post_id, list_id) values (${userId}, ${post}, ${list ?? null})
          on conflict (user_id, post_id) do ${list === undefined ? sql`nothing` : sql`update set list_id = excluded.list_id`}`
      : sql`delete from feed_saves where user_id = ${userId} and post_id = ${post}`,
  )
}

type Page = { userId: string; list?: string | undefined; after?: Place | undefined; limit: number }

/** Lists saved posts that the member may still read, the last saved first. */
export async function listSaved(db: Db, { userId, list, after, limit }: Page) {
  const older = after ? sql`and (s.created_at, s.post_id) < ${pageMark(after)}` : sql``
  const within = list === undefined ? sql`` : sql`and s.list_id = ${list}`
  const { rows } = await savedRows(db)(sql`
    select s.post_id as id, s.created_at as at from feed_saves s join feed_posts p on p.id = s.post_id
    where s.user_id = ${userId} and ${isReadable(sql`p`, userId)} ${within} ${older}
    order by s.created_at desc, s.post_id desc limit ${limit}`)
  return rows
}
