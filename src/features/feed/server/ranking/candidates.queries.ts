import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { VISIT_MINUTES } from '#platform/server/db/visits.queries.ts'
import { COMMENTED } from '../posts.queries.ts'
import { isReadable, isUnmuted } from '../readable.policy.ts'

/** The age in days up to which *Za tebe* offers a post. */
const DAYS = 14
/** The most posts that are weighed, of those near the member and of all others; the newest are taken. */
const NEAR_MAX = 200
const OTHERS_MAX = 200

const candidateRows = rowsOf({
  id: z.string(),
  author: z.string(),
  body: z.custom<RichText>(),
  hours: z.number(),
  isConnected: z.boolean(),
  isFollowed: z.boolean(),
  tag: z.nullable(z.string()),
  responses: z.number(),
  isSeen: z.boolean(),
})
export type CandidateRow = RowOf<typeof candidateRows>

/**
 * Posts of the last two weeks that are weighed for a member: the newest of people near them and with tags that they follow,
 * and the newest of all. `since` is the end of the visit before.
 */
export async function listCandidates(
  db: Db,
  { reader, since }: { reader: string; since: string | null },
): Promise<CandidateRow[]> {
  const recent = sql`p.created_at > now() - make_interval(days => ${DAYS}) and p.hidden_at is null`
  const { rows } = await candidateRows(db)(sql`
    with near as (
      select other_id as id from connected_members where member_id = ${reader}
      union select other_id from followed_members where member_id = ${reader}),
    found as (
      (select p.id from feed_posts p where p.author_id in (select id from near) and ${recent}
        order by p.created_at desc limit ${NEAR_MAX})
      union
      (select t.post_id from feed_tag_follows f join feed_post_tags t on t.tag = f.tag
        where f.user_id = ${reader} and t.created_at > now() - make_interval(days => ${DAYS})
        order by t.created_at desc limit ${NEAR_MAX})
      union
      (select p.id from feed_posts p where p.audience <> 'connections' and ${recent}
        order by p.created_at desc limit ${OTHERS_MAX}))
    select p.id, p.author_id as author, p.body,
      (extract(epoch from now() - p.created_at) / 3600)::float8 as hours,
      exists (select from connected_members c where c.member_id = ${reader} and c.other_id = p.author_id) as "isConnected",
      exists (select from followed_members f where f.member_id = ${reader} and f.other_id = p.author_id) as "isFollowed",
      (select min(t.tag) from feed_post_tags t join feed_tag_follows f on f.tag = t.tag and f.user_id = ${reader}
        where t.post_id = p.id) as tag,
      ((select count(*) from feed_reactions r where r.post_id = p.id)
        + (select count(*) from shown_comments c where c.about_kind = ${COMMENTED} and c.about_id = p.id))::int as responses,
      coalesce(p.created_at < ${since}::timestamptz, false) as "isSeen"
    from found join feed_posts p on p.id = found.id
    where p.author_id <> ${reader} and ${isReadable(sql`p`, reader)} and ${isUnmuted(sql`p`, reader)}`)
  return rows
}

const idRows = rowsOf({ id: z.string() })

/** Lists the member's posts of this visit, the newest first. */
export async function listJustPublished(db: Db, userId: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select id from feed_posts
    where author_id = ${userId} and created_at > now() - make_interval(mins => ${VISIT_MINUTES}) and hidden_at is null
    order by created_at desc, id desc limit 5`)
  return rows.map(({ id }) => id)
}
