import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { termVector } from '#platform/server/db/terms.ts'
import type { PostEvent, PostPictures } from '../contract/attachments.ts'
import { AUDIENCES, type Audience } from '../contract/audience.ts'
import { wordsOf } from '../contract/post-text.ts'
import { isReadable, isUnmuted } from './readable.policy.ts'

/** The name under which comments register posts. */
export const COMMENTED = 'feed'

const postRows = rowsOf({
  id: z.string(),
  author: z.string(),
  name: z.string(),
  body: z.custom<RichText>(),
  audience: z.enum(AUDIENCES),
  pictures: z.custom<PostPictures>(),
  event: z.nullable(z.custom<PostEvent>()),
  link: z.nullable(z.string()),
  at: timestamp,
  isEdited: z.boolean(),
  reactions: z.number(),
  comments: z.number(),
  hasReacted: z.boolean(),
  isSaved: z.boolean(),
  isPinned: z.boolean(),
})
export type PostRow = RowOf<typeof postRows>
const idRows = rowsOf({ id: z.string() })
const authorRows = rowsOf({ author: z.string(), isSame: z.boolean() })

/**
 * The columns of a post for one reader. People whom a block severs from the reader are not counted, because the number
 * would reveal them.
 */
function columns(reader: string | null): SQL {
  const isMet = (who: SQL) =>
    reader === null
      ? sql`true`
      : sql`not exists (select from blocked_pairs b where b.member_id = ${reader} and b.other_id = ${who})`
  return sql`p.id, p.author_id as author, u.first_name || ' ' || u.last_name as name, p.body, p.audience, p.pictures, p.event, p.link,
    p.created_at as at, p.edited_at is not null as "isEdited",
    (select count(*)::int from feed_reactions r where r.post_id = p.id and ${isMet(sql`r.user_id`)}) as reactions,
    (select count(*)::int from shown_comments c
      where c.about_kind = ${COMMENTED} and c.about_id = p.id and ${isMet(sql`c.author_id`)}) as comments,
    ${reader === null ? sql`false` : sql`exists (select from feed_reactions r where r.post_id = p.id and r.user_id = ${reader})`}
      as "hasReacted",
    ${reader === null ? sql`false` : sql`exists (select from feed_saves s where s.post_id = p.id and s.user_id = ${reader})`}
      as "isSaved",
    exists (select from feed_pins f where f.post_id = p.id) as "isPinned"`
}

type Page = { reader: string; after?: Place | undefined; limit: number }

/**
 * What a member may read, the newest first. Behind the end of all others, posts for connections are looked up by connection, so
 * that those of strangers, however many there are, are not gone through.
 */
export async function listNewest(db: Db, { reader, after, limit }: Page): Promise<PostRow[]> {
  const older = (post: SQL) =>
    after ? sql`and (${post}.created_at, ${post}.id) < ${pageMark(after)}` : sql``
  // The number stands in the text: with a place for it the database would plan for a tenth of all posts, anew each time.
  const most = sql.raw(String(Math.trunc(limit)))
  const order = (post: SQL) => sql`order by ${post}.created_at desc, ${post}.id desc limit ${most}`
  const condition = (post: SQL, selection: 'open' | 'near') =>
    sql`${isReadable(post, reader, selection)} and ${isUnmuted(post, reader)} ${older(post)}`
  const statement = sql`
    with open as materialized (
      select a.id, a.created_at from feed_posts a
      where a.audience <> 'connections' and a.hidden_at is null and ${condition(sql`a`, 'open')} ${order(sql`a`)}),
    -- Where the page is full without them, only posts for connections within it are gone through, which are few.
    page_end as (select case when count(*) = ${most} then min(created_at) else '-infinity' end as at from open),
    within as (
      select p.id, p.created_at from feed_posts p
      where (select at from page_end) > '-infinity' and p.created_at >= (select at from page_end)
        and p.audience = 'connections' and p.hidden_at is null and (p.author_id = ${reader} or exists (
          select from connected_members c where c.member_id = ${reader} and c.other_id = p.author_id))
        and ${condition(sql`p`, 'near')} ${order(sql`p`)}),
    beyond as (
      select n.id, n.created_at from (
        select other_id as id from connected_members where member_id = ${reader} union all select ${reader}::uuid) c
      cross join lateral (
        select p.id, p.created_at from feed_posts p
        where p.author_id = c.id and p.audience = 'connections' and p.hidden_at is null
          and ${condition(sql`p`, 'near')} ${order(sql`p`)}) n
      where (select at from page_end) = '-infinity' ${order(sql`n`)}),
    near as (select * from within union all select * from beyond)
    select ${columns(reader)} from (
      select f.id from (select * from open union all select * from near) f ${order(sql`f`)}) f
    join feed_posts p on p.id = f.id join users u on u.id = p.author_id
    order by p.created_at desc, p.id desc`
  // Planning takes ten times as long as the rows.
  const { rows } = await postRows(db)(statement, `feed.${after ? 'older' : 'newest'}.${limit}`)
  return rows
}

/** Selects those of the posts that the reader may read. */
export async function listPosts(
  db: Db,
  { ids, reader }: { ids: readonly string[]; reader: string },
): Promise<PostRow[]> {
  if (ids.length === 0) return []
  const { rows } = await postRows(db)(sql`
    select ${columns(reader)} from feed_posts p join users u on u.id = p.author_id
    where p.id = any(${sql.param([...ids])}::uuid[]) and ${isReadable(sql`p`, reader)}`)
  return rows
}

type TagPage = { tag: string; reader: string | null; after?: Place | undefined; limit: number }

/** Posts with a tag that this reader may read, the newest first; a visitor is `null`. */
export async function listTagged(db: Db, { tag, reader, after, limit }: TagPage): Promise<PostRow[]> {
  const older = after ? sql`and (t.created_at, t.post_id) < ${pageMark(after)}` : sql``
  const unmuted = reader === null ? sql`` : sql`and ${isUnmuted(sql`p`, reader)}`
  const { rows } = await postRows(db)(sql`
    select ${columns(reader)} from feed_post_tags t join feed_posts p on p.id = t.post_id join users u on u.id = p.author_id
    where t.tag = ${tag} and ${isReadable(sql`p`, reader)} ${unmuted} ${older}
    order by t.created_at desc, t.post_id desc limit ${limit}`)
  return rows
}

/** Posts that a member may read with these words, the newest first. */
export async function listPostsByTerms(
  db: Db,
  { reader, terms, limit }: { reader: string; terms: SQL; limit: number },
): Promise<PostRow[]> {
  const { rows } = await postRows(db)(sql`
    select ${columns(reader)} from feed_posts p join users u on u.id = p.author_id
    where p.terms @@ ${terms} and ${isReadable(sql`p`, reader)} and ${isUnmuted(sql`p`, reader)}
    order by p.created_at desc, p.id desc limit ${limit}`)
  return rows
}

/** Public posts of an author, the newest first. */
export async function listPublicOf(
  db: Db,
  { author, limit }: { author: string; limit: number },
): Promise<PostRow[]> {
  const { rows } = await postRows(db)(sql`
    select ${columns(null)} from feed_posts p join users u on u.id = p.author_id
    where p.author_id = ${author} and p.audience = 'public' and ${isReadable(sql`p`, null)}
    order by p.created_at desc, p.id desc limit ${limit}`)
  return rows
}

const addressRows = rowsOf({ id: z.string(), changed: timestamp })

/** Public posts for search engines, the newest of them. */
export async function listPublicAddresses(db: Db, limit: number): Promise<{ id: string; changed: Date }[]> {
  const { rows } = await addressRows(db)(sql`
    select p.id, coalesce(p.edited_at, p.created_at) as changed from feed_posts p
    where p.audience = 'public' and p.hidden_at is null and ${isReadable(sql`p`, null)}
    order by p.created_at desc, p.id desc limit ${limit}`)
  return rows.map(({ id, changed }) => ({ id, changed: new Date(changed) }))
}

const countRows = rowsOf({ count: z.number() })

/** Counts posts of others after a place, up to one page. */
export async function countNewer(
  db: Db,
  { reader, after }: { reader: string; after: Place },
): Promise<number> {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from (
      select from feed_posts p
      where (p.created_at, p.id) > ${pageMark(after)} and p.author_id <> ${reader} and p.hidden_at is null
        and ${isReadable(sql`p`, reader)} and ${isUnmuted(sql`p`, reader)}
      order by p.created_at limit 20) n`)
  return rows[0]?.count ?? 0
}

/** Selects a post that the reader may read; a visitor is `null`. */
export async function findPost(
  db: Db,
  { id, reader }: { id: string; reader: string | null },
): Promise<PostRow | undefined> {
  const { rows } = await postRows(db)(sql`
    select ${columns(reader)} from feed_posts p join users u on u.id = p.author_id
    where p.id = ${id} and ${isReadable(sql`p`, reader)}`)
  return rows[0]
}

type NewPost = {
  id: string
  author: string
  body: RichText
  audience: Audience
  pictures?: PostPictures | undefined
  event?: PostEvent | undefined
  link?: string | null | undefined
}

const jsonOf = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** @returns whether it is new: what came before is not kept twice */
export async function insertPost(
  tx: Db,
  { id, author, body, audience, pictures, event, link = null }: NewPost,
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into feed_posts (id, author_id, body, audience, pictures, event, link, terms)
    values (${id}, ${author}, ${jsonOf(body)}, ${audience}, ${jsonOf(pictures ?? [])},
      ${event ? jsonOf(event) : null}, ${link}, ${termVector(`${wordsOf(body)} ${event?.title ?? ''}`)})
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

/** Returns the author of a post and whether its content is the same. */
export async function findPostToCompare(tx: Db, { id, body, audience, pictures }: Omit<NewPost, 'author'>) {
  const { rows } = await authorRows(tx)(sql`
    select author_id as author, body = ${jsonOf(body)} and audience = ${audience} and pictures = ${jsonOf(pictures ?? [])} as "isSame"
    from feed_posts where id = ${id}`)
  return rows[0]
}

/** @returns whether there was one of this author */
export async function deletePostRow(
  tx: Db,
  { id, author }: { id: string; author: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    delete from feed_posts where id = ${id} and author_id = ${author} returning id`)
  return rows.length > 0
}

type Reaction = { post: string; userId: string; wanted: boolean }

export async function saveReaction(tx: Db, { post, userId, wanted }: Reaction): Promise<boolean> {
  const { rows } = await idRows(tx)(
    wanted
      ? sql`insert into feed_reactions (post_id, user_id) values (${post}, ${userId})
          on conflict do nothing returning post_id as id`
      : sql`delete from feed_reactions where post_id = ${post} and user_id = ${userId} returning post_id as id`,
  )
  return rows.length > 0
}

export async function updatePostVisibility(
  tx: Db,
  { id, hidden }: { id: string; hidden: boolean },
): Promise<void> {
  await tx.execute<object>(
    hidden
      ? sql`update feed_posts set hidden_at = now() where id = ${id} and hidden_at is null`
      : sql`update feed_posts set hidden_at = null where id = ${id}`,
  )
}
