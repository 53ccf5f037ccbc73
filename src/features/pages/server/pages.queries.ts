import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { TextTimes } from '#platform/contract/bilingual-age.ts'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { type Content, migratedContent } from '../contract/content.ts'
import type { PageList } from '../contract/editing.endpoints.ts'
import { termsOf } from './terms.ts'

const moment = z.nullable(timestamp)
const pageRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  content: z.custom<Content>(),
  written: z.custom<TextTimes>(),
  version: z.number(),
  list: z.custom<PageList>(),
  liveContent: z.nullable(z.custom<Content>()),
  liveAt: moment,
  endsAt: moment,
  nextContent: z.nullable(z.custom<Content>()),
  nextAt: moment,
  nextEndsAt: moment,
  wasPublished: z.boolean(),
  updatedAt: timestamp,
  now: timestamp,
})
export type Page = ReturnType<typeof toPage>

function toPage(row: RowOf<typeof pageRows>) {
  return {
    ...row,
    content: migratedContent(row.content),
    liveAt: toIso(row.liveAt),
    endsAt: toIso(row.endsAt),
    nextAt: toIso(row.nextAt),
    nextEndsAt: toIso(row.nextEndsAt),
    updatedAt: toIso(row.updatedAt),
    now: toIso(row.now),
  }
}

const COLUMNS = sql`p.id, s.slug, p.content, p.written, p.version, p.list,
  l.content as "liveContent", l.live_at as "liveAt", l.ends_at as "endsAt",
  n.content as "nextContent", n.live_at as "nextAt", n.ends_at as "nextEndsAt",
  exists (select from page_publications o where o.page_id = p.id) as "wasPublished",
  p.updated_at as "updatedAt", now()::timestamptz(3) as now`
const JOINED = sql`pages p join page_slugs s on s.page_id = p.id and s.is_current
  left join lateral (
    select content, live_at, ends_at from page_publications
    where page_id = p.id and cancelled_at is null and live_at <= now()
    order by live_at desc, created_at desc limit 1) l on true
  left join lateral (
    select content, live_at, ends_at from page_publications
    where page_id = p.id and cancelled_at is null and live_at > now()
    order by live_at limit 1) n on true`

export async function findPage(db: Db, id: string): Promise<Page | undefined> {
  const { rows } = await pageRows(db)(sql`select ${COLUMNS} from ${JOINED} where p.id = ${id}`)
  return rows[0] && toPage(rows[0])
}

export async function lockPage(tx: Db, id: string): Promise<Page | undefined> {
  const { rows } = await pageRows(tx)(
    sql`select ${COLUMNS} from ${JOINED} where p.id = ${id} for update of p`,
  )
  return rows[0] && toPage(rows[0])
}

type PageFilter = { list: PageList; terms: SQL | undefined; after: Place | undefined; limit: number }

export async function listAll(db: Db, { list, terms, after, limit }: PageFilter): Promise<Page[]> {
  const conditions = [
    sql`p.list = ${list}`,
    ...(terms ? [sql`p.terms @@ ${terms}`] : []),
    ...(after ? [sql`(p.updated_at, p.id) < ${pageMark(after)}`] : []),
  ]
  const { rows } = await pageRows(db)(sql`
    select ${COLUMNS} from ${JOINED} where ${sql.join(conditions, sql` and `)}
    order by p.updated_at desc, p.id desc limit ${limit}`)
  return rows.map(toPage)
}

type NewPage = { id: string; content: Content; written: TextTimes }

export async function insertPage(tx: Db, { id, content, written }: NewPage): Promise<void> {
  await tx.execute(sql`
    insert into pages (id, content, written, terms)
    values (${id}, ${JSON.stringify(content)}::jsonb, ${JSON.stringify(written)}::jsonb, ${termsOf(content)})`)
}

const versionRows = rowsOf({ version: z.number() })

export async function updateContent(tx: Db, { id, content, written }: NewPage): Promise<number> {
  const { rows } = await versionRows(tx)(sql`
    update pages set content = ${JSON.stringify(content)}::jsonb, written = ${JSON.stringify(written)}::jsonb,
      terms = ${termsOf(content)}, version = version + 1, updated_at = now() where id = ${id} returning version`)
  return rows[0]!.version
}

export async function updateList(tx: Db, { id, list }: { id: string; list: PageList }): Promise<void> {
  await tx.execute(sql`update pages set list = ${list}, updated_at = now() where id = ${id}`)
}

const idRows = rowsOf({ id: z.string() })

/** Says whether it was never published, and is gone now. */
export async function deleteUnpublished(tx: Db, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    delete from pages where id = ${id} and not exists (select from page_publications where page_id = ${id})
    returning id`)
  return rows.length > 0
}

const slugRows = rowsOf({ slug: z.string() })

/** Says whether the address was free and is the page's now; the one before goes on leading to it. */
export async function insertSlug(tx: Db, { id, slug }: { id: string; slug: string }): Promise<boolean> {
  // Two that want one address at once wait for each other here.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 11))`)
  const { rows } = await slugRows(tx)(
    sql`select slug from page_slugs where slug = ${slug} and page_id <> ${id}`,
  )
  if (rows.length > 0) return false
  await tx.execute(sql`update page_slugs set is_current = false where page_id = ${id} and is_current`)
  await tx.execute(sql`
    insert into page_slugs (slug, page_id, is_current) values (${slug}, ${id}, true)
    on conflict (slug) do update set is_current = true`)
  return true
}
