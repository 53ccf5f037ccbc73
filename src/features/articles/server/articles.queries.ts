import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { TextTimes } from '#platform/contract/bilingual-age.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Content } from '../contract/content.ts'
import { termsOf } from './terms.ts'

const moment = z.nullable(timestamp)
const articleRows = rowsOf({
  id: z.string(),
  author: z.nullable(z.string()),
  slug: z.string(),
  content: z.custom<Content>(),
  written: z.custom<TextTimes>(),
  version: z.number(),
  published: z.nullable(z.custom<Content>()),
  liveBhsAt: moment,
  liveEnAt: moment,
  submittedAt: moment,
  returnedReason: z.nullable(z.string()),
  withdrawnAt: moment,
  hiddenAt: moment,
  updatedAt: timestamp,
  now: timestamp,
})
export type Article = ReturnType<typeof toArticle>

function toArticle(row: RowOf<typeof articleRows>) {
  return {
    ...row,
    liveBhsAt: toIso(row.liveBhsAt),
    liveEnAt: toIso(row.liveEnAt),
    updatedAt: toIso(row.updatedAt),
    now: toIso(row.now),
  }
}

const versionRows = rowsOf({ version: z.number() })
const slugRows = rowsOf({ slug: z.string() })
const idRows = rowsOf({ id: z.string() })

const COLUMNS = sql`a.id, a.author_id as author, s.slug, a.content, a.written, a.version, a.published,
  a.live_bhs_at as "liveBhsAt", a.live_en_at as "liveEnAt", a.submitted_at as "submittedAt",
  a.returned_reason as "returnedReason", a.withdrawn_at as "withdrawnAt", a.hidden_at as "hiddenAt",
  a.updated_at as "updatedAt", now()::timestamptz(3) as now`
const JOINED = sql`articles a join article_slugs s on s.article_id = a.id and s.is_current`

export async function findArticle(db: Db, id: string): Promise<Article | undefined> {
  const { rows } = await articleRows(db)(sql`select ${COLUMNS} from ${JOINED} where a.id = ${id}`)
  return rows[0] && toArticle(rows[0])
}

export async function lockArticle(tx: Db, id: string): Promise<Article | undefined> {
  const { rows } = await articleRows(tx)(
    sql`select ${COLUMNS} from ${JOINED} where a.id = ${id} for update of a`,
  )
  return rows[0] && toArticle(rows[0])
}

export async function listArticlesOf(db: Db, author: string): Promise<Article[]> {
  const { rows } = await articleRows(db)(sql`
    select ${COLUMNS} from ${JOINED} where a.author_id = ${author} order by a.updated_at desc, a.id desc limit 100`)
  return rows.map(toArticle)
}

export async function insertArticle(
  tx: Db,
  article: { id: string; author: string; content: Content; written: TextTimes; slug: string },
): Promise<void> {
  const { id, author, content, written, slug } = article
  await tx.execute(sql`
    insert into articles (id, author_id, content, written)
    values (${id}, ${author}, ${JSON.stringify(content)}::jsonb, ${JSON.stringify(written)}::jsonb)`)
  await tx.execute(
    sql`insert into article_slugs (slug, article_id, is_current) values (${slug}, ${id}, true)`,
  )
}

export async function updateContent(
  tx: Db,
  { id, content, written }: { id: string; content: Content; written: TextTimes },
): Promise<number> {
  const { rows } = await versionRows(tx)(sql`
    update articles set content = ${JSON.stringify(content)}::jsonb, written = ${JSON.stringify(written)}::jsonb,
      version = version + 1, updated_at = now() where id = ${id} returning version`)
  return rows[0]!.version
}

type Live = { bhs: string | null; en: string | null }

/** Makes the content what everybody reads from these moments on. */
export async function updatePublished(
  tx: Db,
  { id, content, live }: { id: string; content: Content; live: Live },
): Promise<void> {
  await tx.execute(sql`
    update articles set published = ${JSON.stringify(content)}::jsonb, live_bhs_at = ${live.bhs}, live_en_at = ${live.en},
      terms = ${termsOf(content)}, submitted_at = null, returned_reason = null, returned_at = null, withdrawn_at = null,
      version = version + 1, updated_at = now() where id = ${id}`)
}

export async function updateSubmitted(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    update articles set submitted_at = now(), returned_reason = null, returned_at = null, withdrawn_at = null, version = version + 1,
      updated_at = now() where id = ${id}`)
}

export async function updateReturned(tx: Db, id: string, reason: string): Promise<void> {
  await tx.execute(sql`
    update articles set submitted_at = null, returned_reason = ${reason}, returned_at = now(), version = version + 1 where id = ${id}`)
}

/** Out of the queue, and where it was published out of everybody’s sight. */
export async function updateWithdrawn(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    update articles set submitted_at = null, version = version + 1, updated_at = now(),
      withdrawn_at = case when published is null then null else now() end where id = ${id}`)
}

export async function updateHidden(tx: Db, id: string, isHidden: boolean): Promise<void> {
  await tx.execute(sql`
    update articles set hidden_at = ${isHidden ? sql`coalesce(hidden_at, now())` : null} where id = ${id}`)
}

/** Says whether it was never published, and is gone now. */
export async function deleteUnpublished(tx: Db, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(
    sql`delete from articles where id = ${id} and published is null returning id`,
  )
  return rows.length > 0
}

/** Says whether the address was free and is the article's now; the one before goes on leading to it. */
export async function insertSlug(tx: Db, { id, slug }: { id: string; slug: string }): Promise<boolean> {
  // Two that are published at once under one title wait for each other here.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 9))`)
  const { rows } = await slugRows(tx)(
    sql`select slug from article_slugs where slug = ${slug} and article_id <> ${id}`,
  )
  if (rows.length > 0) return false
  await tx.execute(sql`update article_slugs set is_current = false where article_id = ${id} and is_current`)
  await tx.execute(sql`
    insert into article_slugs (slug, article_id, is_current) values (${slug}, ${id}, true)
    on conflict (slug) do update set is_current = true`)
  return true
}

export async function insertVersion(
  tx: Db,
  { id, content, by }: { id: string; content: Content; by: string | null },
): Promise<void> {
  await tx.execute(sql`
    insert into article_versions (id, article_id, content, published_by)
    values (${newId()}, ${id}, ${JSON.stringify(content)}::jsonb, ${by})`)
}

const storedVersionRows = rowsOf({ id: z.string(), at: timestamp, content: z.custom<Content>() })

export async function listVersions(db: Db, article: string) {
  const { rows } = await storedVersionRows(db)(sql`
    select id, created_at as at, content from article_versions where article_id = ${article}
    order by created_at desc, id desc limit 50`)
  return rows.map(({ at, ...version }) => ({ ...version, at: toIso(at) }))
}

export async function findVersion(db: Db, { article, id }: { article: string; id: string }) {
  const { rows } = await storedVersionRows(db)(sql`
    select id, created_at as at, content from article_versions where article_id = ${article} and id = ${id}`)
  return rows[0]
}

export async function isTrusted(db: Db, userId: string): Promise<boolean> {
  const { rows } = await idRows(db)(
    sql`select user_id as id from article_trusted_authors where user_id = ${userId}`,
  )
  return rows.length > 0
}
