import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { wordsOf } from '../contract/post-text.ts'
import { tagsIn } from '../contract/tags.ts'

const tagRows = rowsOf({ tag: z.string() })

/** Keeps the hashtags of a post as its words have them now. */
export async function saveTags(tx: Db, { id, body }: { id: string; body: RichText }): Promise<void> {
  const tags = tagsIn(wordsOf(body))
  await tx.execute<object>(sql`
    delete from feed_post_tags where post_id = ${id} and tag <> all(${sql.param(tags)}::text[])`)
  if (tags.length === 0) return
  await tx.execute<object>(sql`
    insert into feed_post_tags (post_id, tag, created_at)
    select p.id, t, p.created_at from feed_posts p, unnest(${sql.param(tags)}::text[]) t where p.id = ${id}
    on conflict do nothing`)
}

/** Tags that a member follows, in the order of the alphabet. */
export async function listTagFollows(db: Db, userId: string): Promise<string[]> {
  const { rows } = await tagRows(db)(
    sql`select tag from feed_tag_follows where user_id = ${userId} order by tag`,
  )
  return rows.map(({ tag }) => tag)
}

type Follow = { userId: string; tag: string; wanted: boolean }

export async function saveFollowOfTag(db: Db, { userId, tag, wanted }: Follow): Promise<void> {
  await db.execute<object>(
    wanted
      ? sql`insert into feed_tag_follows (user_id, tag) values (${userId}, ${tag}) on conflict do nothing`
      : sql`delete from feed_tag_follows where user_id = ${userId} and tag = ${tag}`,
  )
}
