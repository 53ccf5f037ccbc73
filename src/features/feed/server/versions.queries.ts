import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { termVector } from '#platform/server/db/terms.ts'
import { wordsOf } from '../contract/post-text.ts'

const postRows = rowsOf({
  isSame: z.boolean(),
  title: z.string(),
  body: z.custom<RichText>(),
  link: z.nullable(z.string()),
})
const versionRows = rowsOf({ body: z.custom<RichText>(), at: timestamp })

type Edit = { id: string; author: string; body: RichText }

/** Holds an own post that is not hidden, and says whether it has these words already. */
export async function lockOwnPost(tx: Db, { id, author, body }: Edit) {
  const { rows } = await postRows(tx)(sql`
    select body = ${JSON.stringify(body)}::jsonb as "isSame", coalesce(event ->> 'title', '') as title, body, link
    from feed_posts where id = ${id} and author_id = ${author} and hidden_at is null for update`)
  return rows[0]
}

/** Replaces the text of a locked post; the former text stays as a version. */
export async function savePostBody(
  tx: Db,
  { id, body, title, link }: Omit<Edit, 'author'> & { title: string; link: string | null },
): Promise<void> {
  await tx.execute<object>(sql`
    insert into feed_post_versions (id, post_id, body, written_at)
    select ${newId()}, id, body, coalesce(edited_at, created_at) from feed_posts where id = ${id}`)
  await tx.execute<object>(sql`
    update feed_posts set body = ${JSON.stringify(body)}::jsonb, edited_at = clock_timestamp(), link = ${link},
      terms = ${termVector(`${wordsOf(body)} ${title}`)} where id = ${id}`)
}

/** Former words of a post, the newest first. */
export async function listVersions(db: Db, id: string): Promise<{ body: RichText; at: string }[]> {
  const { rows } = await versionRows(db)(sql`
    select body, written_at as at from feed_post_versions where post_id = ${id} order by written_at desc limit 50`)
  return rows.map(({ body, at }) => ({ body, at: toIso(at) }))
}
