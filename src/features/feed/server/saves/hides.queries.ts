import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'

type Hide = { post: string; userId: string; wanted: boolean }

export async function updateHide(tx: Db, { post, userId, wanted }: Hide): Promise<void> {
  await tx.execute<object>(
    wanted
      ? sql`insert into feed_hides (user_id, post_id) values (${userId}, ${post}) on conflict do nothing`
      : sql`delete from feed_hides where user_id = ${userId} and post_id = ${post}`,
  )
}
