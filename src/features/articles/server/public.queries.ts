import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Content } from '../contract/content.ts'
import type { Topic } from '../contract/topics.ts'

const moment = z.nullable(timestamp)
const publicShape = {
  id: z.string(),
  author: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  slug: z.string(),
  content: z.custom<Content>(),
  liveBhsAt: moment,
  liveEnAt: moment,
  liveAt: timestamp,
  updatedAt: timestamp,
  now: timestamp,
}
const publicRows = rowsOf(publicShape)
const aboutRows = rowsOf({ ...publicShape, skills: z.array(z.string()) })
export type PublicArticleRow = ReturnType<typeof toPublic>

function toPublic(row: RowOf<typeof publicRows>) {
  return {
    ...row,
    liveBhsAt: toIso(row.liveBhsAt),
    liveEnAt: toIso(row.liveEnAt),
    liveAt: toIso(row.liveAt),
    updatedAt: toIso(row.updatedAt),
    now: toIso(row.now),
  }
}

const COLUMNS = sql`a.id, a.author_id as author, u.first_name || ' ' || u.last_name as "authorName", s.slug,
  a.published as content, a.live_bhs_at as "liveBhsAt", a.live_en_at as "liveEnAt", a.live_at as "liveAt",
  coalesce((select max(v.created_at) from article_versions v where v.article_id = a.id), a.live_at) as "updatedAt",
  now()::timestamptz(3) as now`
/** Published articles of members who are neither suspended nor leaving. */
const PUBLIC = sql`articles a join article_slugs s on s.article_id = a.id and s.is_current
  left join users u on u.id = a.author_id`
const LIVE = sql`a.published is not null and a.withdrawn_at is null and a.hidden_at is null and a.live_at <= now()
  and u.suspended_at is null and u.delete_after is null`

type Filter = {
  topic?: Topic | undefined
  tag?: string | undefined
  terms?: SQL | undefined
  after?: Place | undefined
  limit: number
}

export async function listPublic(
  db: Db,
  { topic, tag, terms, after, limit }: Filter,
): Promise<PublicArticleRow[]> {
  // Pages of a tag are read along its own index.
  const [from, live, id] = tag
    ? [sql`article_tags t join (${PUBLIC}) on a.id = t.article_id`, sql`t.live_at`, sql`t.article_id`]
    : [PUBLIC, sql`a.live_at`, sql`a.id`]
  const conditions = [
    LIVE,
    ...(tag ? [sql`t.tag = lower(btrim(${tag}))`] : []),
    ...(topic ? [sql`a.published ->> 'topic' = ${topic}`] : []),
    ...(terms ? [sql`a.terms @@ ${terms}`] : []),
    ...(after ? [sql`(${live}, ${id}) < ${pageMark(after)}`] : []),
  ]
  const { rows } = await publicRows(db)(sql`
    select ${COLUMNS} from ${from} where ${sql.join(conditions, sql` and `)}
    order by ${live} desc, ${id} desc limit ${limit}`)
  return rows.map(toPublic)
}

/** So many articles are looked at, the newest: what all of them have would be counted for every reader. */
const TAGS_AMONG = 300
const tagRows = rowsOf({ name: z.string(), count: z.number() })

/** The tags that the newest articles have most often. */
export async function listTags(db: Db, limit: number): Promise<{ name: string; count: number }[]> {
  const { rows } = await tagRows(db)(sql`
    select mode() within group (order by t.name) as name, count(*)::int as count
    from (select a.id from ${PUBLIC} where ${LIVE} order by a.live_at desc, a.id desc limit ${TAGS_AMONG}) newest
    join article_tags t on t.article_id = newest.id
    group by t.tag order by count(*) desc, t.tag limit ${limit}`)
  return rows
}

/** By any address that it ever had. */
export async function findPublicArticle(db: Db, slug: string): Promise<PublicArticleRow | undefined> {
  const { rows } = await publicRows(db)(sql`
    select ${COLUMNS} from ${PUBLIC}
    where ${LIVE} and a.id = (select article_id from article_slugs where slug = ${slug})`)
  return rows[0] && toPublic(rows[0])
}

/** Selects a thing by its id, and locks it when a comment is added below it. */
export async function findPublicArticleById(
  db: Db,
  { id, hold = false }: { id: string; hold?: boolean },
): Promise<PublicArticleRow | undefined> {
  const { rows } = await publicRows(db)(sql`
    select ${COLUMNS} from ${PUBLIC} where ${LIVE} and a.id = ${id} ${hold ? sql`for share of a` : sql``}`)
  return rows[0] && toPublic(rows[0])
}

/** So many of a topic are looked at, the newest: the rest of a large topic would be sorted for every reader. */
const RELATED_AMONG = 200

const NEWEST = sql`n.published is not null and n.withdrawn_at is null and n.hidden_at is null and n.live_at <= now()`

/** Of its topic, those with most of its tags first; where the topic has too few, the newest of others. */
export async function listRelated(
  db: Db,
  article: PublicArticleRow,
  limit: number,
): Promise<PublicArticleRow[]> {
  const { topic, tags } = article.content
  const { rows } = await publicRows(db)(sql`
    select ${COLUMNS} from ${PUBLIC}
    where ${LIVE} and a.id <> ${article.id} and a.id in (
      (select n.id from articles n where ${NEWEST} and n.published ->> 'topic' = ${topic}
        order by n.live_at desc, n.id desc limit ${RELATED_AMONG})
      union (select n.id from articles n where ${NEWEST} order by n.live_at desc, n.id desc limit ${limit + 1}))
    order by a.published ->> 'topic' = ${topic} desc, (select count(*) from jsonb_array_elements_text(a.published -> 'tags') t
      where t = any(${sql.param(tags)}::text[])) desc, a.live_at desc, a.id desc limit ${limit}`)
  return rows.map(toPublic)
}

type About = { about: readonly { skill: string; query: SQL }[]; member: string; limit: number }

/** Articles that speak of these skills, those of more of them first; without the member's own and what was useful to them. */
export async function listPublicAbout(db: Db, { about, member, limit }: About) {
  const queries = about.map(({ skill, query }) => sql`select ${skill}::text as skill, ${query} as query`)
  const { rows } = await aboutRows(db)(sql`
    select ${COLUMNS}, found.skills from (
      select m.id, array_agg(distinct q.skill order by q.skill) as skills
      from (${sql.join(queries, sql` union all `)}) q join articles m on m.terms @@ q.query
      where m.author_id is distinct from ${member}
        and not exists (select from article_useful f where f.article_id = m.id and f.user_id = ${member})
      group by m.id
    ) found, ${PUBLIC}
    where a.id = found.id and ${LIVE} order by cardinality(found.skills) desc, a.live_at desc, a.id desc limit ${limit}`)
  return rows.map(({ skills, ...article }) => ({ skills, article: toPublic(article) }))
}

const SERIES = sql`coalesce(nullif(a.published -> 'series' -> 'title' ->> 'bhs', ''),
  a.published -> 'series' -> 'title' ->> 'en')`
const SERIES_PARTS = 99

/** The parts of a series that everybody may read, in their order. */
export async function listSeries(db: Db, name: string): Promise<PublicArticleRow[]> {
  const { rows } = await publicRows(db)(sql`
    select ${COLUMNS} from ${PUBLIC} where ${LIVE} and a.published -> 'series' is not null and ${SERIES} = ${name}
    order by (a.published -> 'series' ->> 'part')::int, a.live_at, a.id limit ${SERIES_PARTS}`)
  return rows.map(toPublic)
}

const addressRows = rowsOf({ slug: z.string(), changed: timestamp })

/** For search engines. */
export async function listAddresses(db: Db): Promise<{ slug: string; changed: Date }[]> {
  const { rows } = await addressRows(db)(sql`
    select s.slug, greatest(a.live_at, a.updated_at) as changed from ${PUBLIC} where ${LIVE}
    order by a.live_at desc limit 50000`)
  return rows.map(({ slug, changed }) => ({ slug, changed: new Date(changed) }))
}
