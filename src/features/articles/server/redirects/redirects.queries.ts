import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'

const redirectRows = rowsOf({
  id: z.string(),
  path: z.string(),
  article: z.nullable(z.string()),
  target: z.nullable(z.string()),
  hits: z.number(),
  hitAt: z.nullable(timestamp),
  createdAt: timestamp,
})
const idRows = rowsOf({ id: z.string() })
const pathRows = rowsOf({ path: z.string() })
const targetRows = rowsOf({ article: z.nullable(z.string()), target: z.nullable(z.string()) })

type Filter = { q: string; after: Place | undefined; limit: number }

export async function listRedirectRows(db: Db, { q, after, limit }: Filter) {
  const { rows } = await redirectRows(db)(sql`
    select id, path, article_id as article, target, hits, hit_at as "hitAt", created_at as "createdAt"
    from article_old_paths
    where ${q === '' ? sql`true` : sql`position(lower(${q}) in path || ' ' || coalesce(target, '')) > 0`}
      ${after ? sql`and (created_at, id) < ${pageMark(after)}` : sql``}
    order by created_at desc, id desc limit ${limit}`)
  return rows.map(({ hitAt, createdAt, ...row }) => ({
    ...row,
    hitAt: toIso(hitAt),
    createdAt: toIso(createdAt),
  }))
}

/** Where an old address leads: an article, or a page of ours. */
export async function findRedirect(db: Db, path: string) {
  const { rows } = await targetRows(db)(sql`
    select article_id as article, target from article_old_paths where path = ${path}`)
  return rows[0]
}

export async function updateHits(db: Db, path: string): Promise<void> {
  if (onlyReads(db)) return
  await db.execute(sql`update article_old_paths set hits = hits + 1, hit_at = now() where path = ${path}`)
}

/** Locks all redirects: two concurrent ones could each be sound and close a circle together. */
export async function lockRedirects(tx: Db): Promise<void> {
  await tx.execute(sql`lock table article_old_paths in share row exclusive mode`)
}

/** Returns true if a page leads over old addresses to this one. */
export async function isReachable(db: Db, { path, from }: { path: string; from: string }): Promise<boolean> {
  const { rows } = await pathRows(db)(sql`
    with recursive way (path) as (
      select ${from}::text
      union
      select rtrim(lower(regexp_replace(p.target, '[?#].*$', '')), '/') from article_old_paths p join way on way.path = p.path
      where p.target is not null
    )
    select path from way where path = ${path}`)
  return rows.length > 0
}

/** Inserts a redirect and returns its id, or nothing where the address has one. */
export async function insertRedirect(tx: Db, { path, target }: { path: string; target: string }) {
  const { rows } = await idRows(tx)(sql`
    insert into article_old_paths (id, path, target) values (${newId()}, ${path}, ${target})
    on conflict (path) do nothing returning id`)
  return rows[0]?.id
}

export async function deleteRedirectRow(tx: Db, id: string): Promise<string | undefined> {
  const { rows } = await pathRows(tx)(sql`delete from article_old_paths where id = ${id} returning path`)
  return rows[0]?.path
}
