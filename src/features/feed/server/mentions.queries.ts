import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const nameRows = rowsOf({ id: z.string(), name: z.string() })
const idRows = rowsOf({ id: z.string() })
const mentionRows = rowsOf({ post: z.string(), member: z.string(), name: z.string() })

/** Returns the names of those who are here. */
export async function listNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const { rows } = await nameRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name from users u join active_members m on m.id = u.id
    where u.id = any(${sql.param([...ids])}::uuid[])`)
  return rows
}

/** @returns whether the post did not mention them before */
export async function insertMention(
  tx: Db,
  { post, member, name }: { post: string; member: string; name: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into feed_mentions (post_id, member_id, name) values (${post}, ${member}, ${name})
    on conflict do nothing returning member_id as id`)
  return rows.length > 0
}

/** Lists the members whom posts mention, without those on the other side of a block. */
export async function listMentions(
  db: Db,
  { posts, reader }: { posts: readonly string[]; reader: string | null },
) {
  if (posts.length === 0) return []
  const { rows } = await mentionRows(db)(sql`
    select n.post_id as post, n.member_id as member, n.name from feed_mentions n
    join active_members m on m.id = n.member_id
    where n.post_id = any(${sql.param([...posts])}::uuid[])
      and not exists (select from blocked_pairs b where b.member_id = ${reader}::uuid and b.other_id = n.member_id)
    order by n.created_at, n.member_id`)
  return rows
}
