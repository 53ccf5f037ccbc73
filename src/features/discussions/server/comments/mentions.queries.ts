import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { CommentMention } from '../../contract/comments/comment-mentions.ts'

const nameRows = rowsOf({ id: z.string(), name: z.string() })
const placeRows = rowsOf({ place: z.int(), member: z.string() })
const mentionRows = rowsOf({
  comment: z.string(),
  place: z.int(),
  id: z.string(),
  name: z.string(),
  slug: z.nullable(z.string()),
})

/** Returns the names of those who are here. */
export async function listMemberNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await nameRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name from users u join active_members m on m.id = u.id
    where u.id = any(${sql.param([...ids])}::uuid[])`)
  return rows
}

/** Lists whom a comment names already. */
export async function listMentionPlaces(db: Db, comment: string) {
  const { rows } = await placeRows(db)(sql`
    select place, member_id as member from discussion_mentions where post_id = ${comment} order by place`)
  return rows
}

export async function insertMention(
  tx: Db,
  { comment, place, member }: { comment: string; place: number; member: string },
): Promise<void> {
  await tx.execute(sql`
    insert into discussion_mentions (post_id, place, member_id) values (${comment}, ${place}, ${member})`)
}

/**
 * Lists whom comments name, as this reader may meet them: nobody from the other side of a block, and before visitors only
 * people with a public profile. Without a reader it is for staff, or for one's own export.
 */
export async function listMentions(
  db: Db,
  { comments, reader }: { comments: readonly string[]; reader?: string | null },
): Promise<Map<string, CommentMention[]>> {
  if (comments.length === 0) return new Map()
  const isMet =
    reader === undefined
      ? sql`true`
      : reader === null
        ? sql`o.user_id is not null`
        : sql`not exists (
            select from blocked_pairs b where b.member_id = ${reader} and b.other_id = n.member_id)`
  const { rows } = await mentionRows(db)(sql`
    select n.post_id as comment, n.place, u.id, u.first_name || ' ' || u.last_name as name, o.slug
    from discussion_mentions n join active_members m on m.id = n.member_id join users u on u.id = n.member_id
    left join published_profiles o on o.user_id = n.member_id
    where n.post_id = any(${sql.param([...comments])}::uuid[]) and ${isMet} order by n.post_id, n.place`)
  const groups = Map.groupBy(rows, ({ comment }) => comment)
  return new Map(
    [...groups].map(([comment, group]) => [comment, group.map(({ comment: _, ...mention }) => mention)]),
  )
}
