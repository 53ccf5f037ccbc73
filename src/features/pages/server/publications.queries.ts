import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { type Content, migratedContent } from '../contract/content.ts'
import { termsOf } from './terms.ts'

type Publication = {
  page: string
  content: Content
  at: string
  until: string | null
  by: string | null
}

/** Inserts a publication; it cancels the one scheduled before. */
export async function insertPublication(
  tx: Db,
  { page, content, at, until, by }: Publication,
): Promise<void> {
  await tx.execute(sql`
    update page_publications set cancelled_at = now()
    where page_id = ${page} and cancelled_at is null and live_at > now()`)
  await tx.execute(sql`
    insert into page_publications (id, page_id, content, terms, live_at, ends_at, published_by)
    values (${newId()}, ${page}, ${JSON.stringify(content)}::jsonb, ${termsOf(content)}, ${at}, ${until}, ${by})`)
}

export async function deleteComingPublications(tx: Db, page: string): Promise<void> {
  await tx.execute(sql`
    update page_publications set cancelled_at = now() where page_id = ${page} and cancelled_at is null`)
}

const versionRows = rowsOf({
  id: z.string(),
  at: timestamp,
  by: z.nullable(z.string()),
  content: z.custom<Content>(),
})
const COLUMNS = sql`v.id, v.created_at as at, v.content, u.first_name || ' ' || u.last_name as by`
const JOINED = sql`page_publications v left join users u on u.id = v.published_by`

function toVersion({ at, content, ...row }: RowOf<typeof versionRows>) {
  return { ...row, at: toIso(at), content: migratedContent(content) }
}

export async function listVersions(db: Db, page: string) {
  const { rows } = await versionRows(db)(sql`
    select ${COLUMNS} from ${JOINED} where v.page_id = ${page} order by v.created_at desc, v.id desc limit 50`)
  return rows.map(toVersion)
}

export async function findVersion(db: Db, { page, id }: { page: string; id: string }) {
  const { rows } = await versionRows(db)(sql`
    select ${COLUMNS} from ${JOINED} where v.page_id = ${page} and v.id = ${id}`)
  return rows[0] && toVersion(rows[0])
}

const publicRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  content: z.custom<Content>(),
  endsAt: z.nullable(timestamp),
  liveAt: timestamp,
  now: timestamp,
})

function toPublic({ content, ...row }: RowOf<typeof publicRows>) {
  return {
    id: row.id,
    slug: row.slug,
    content: migratedContent(content),
    liveAt: toIso(row.liveAt),
    ended: row.endsAt !== null && new Date(row.endsAt) <= new Date(row.now),
  }
}

/** The current publication of each page; an expired one is still found and says so. */
const CURRENT = sql`page_publications v join page_slugs s on s.page_id = v.page_id and s.is_current
  join pages p on p.id = v.page_id`
const LIVE = sql`p.list = 'pages' and v.id = (
  select c.id from page_publications c
  where c.page_id = v.page_id and c.cancelled_at is null and c.live_at <= now()
  order by c.live_at desc, c.created_at desc limit 1)`
const PUBLIC_COLUMNS = sql`p.id, s.slug, v.content, v.ends_at as "endsAt", v.live_at as "liveAt", now()::timestamptz(3) as now`

/** Selects the public page by any address that it ever had. */
export async function findPublic(db: Db, slug: string) {
  const { rows } = await publicRows(db)(sql`
    select ${PUBLIC_COLUMNS} from ${CURRENT}
    where v.page_id = (select page_id from page_slugs where slug = ${slug}) and ${LIVE}`)
  return rows[0] && toPublic(rows[0])
}

type PublicFilter = { terms?: SQL | undefined; limit: number }

/** Pages whose time is not over and that search engines may show, the newest first. */
export async function listPublic(db: Db, { terms, limit }: PublicFilter) {
  const { rows } = await publicRows(db)(sql`
    select ${PUBLIC_COLUMNS} from ${CURRENT}
    where ${terms ? sql`v.terms @@ ${terms} and` : sql``} ${LIVE} and (v.ends_at is null or v.ends_at > now())
      and (v.content -> 'root' -> 'props' ->> 'indexed')::boolean
    order by v.live_at desc, v.id desc limit ${limit}`)
  return rows.map(toPublic)
}
