import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { LikeNotice } from '../../contract/notices.endpoints.ts'
import type { Notice } from './notices.queries.ts'
import { likenessOf } from './shingles.ts'

const likeOfRows = rowsOf({
  slug: z.string(),
  title: z.string(),
  organisation: z.string(),
  same: z.boolean(),
})

const LEAST = 0.45
const LIMIT = 5

const likeRows = rowsOf({
  id: z.string(),
  title: z.string(),
  organisation: z.string(),
  fingerprint: z.string(),
  shingles: z.array(z.number()),
  status: z.string(),
  slug: z.nullable(z.string()),
})

/**
 * Lists similar notices of the same organisation (or of the staff), and public opportunities with the same title.
 * Unpublished notices of other organisations are never listed.
 */
export async function listSimilarNotices(db: Db, notice: Notice): Promise<LikeNotice[]> {
  const { id, organisationId, fingerprint, shingles, form } = notice
  const [own, open] = await Promise.all([
    likeRows(db)(sql`
      select n.id, n.form->>'title' as title, n.form->>'organisationName' as organisation, n.fingerprint, n.shingles,
        n.status, o.slug
      from notices n left join public_opportunities o on o.id = n.opportunity_id
      where n.id <> ${id} and n.organisation_id is not distinct from ${organisationId}::uuid
        and (n.fingerprint = ${fingerprint} or n.shingles && ${sql.param(shingles)}::integer[])
      order by n.created_at desc limit 100`),
    likeOfRows(db)(sql`
      select slug, coalesce(nullif(title->>'bhs', ''), title->>'en') as title, organisation,
        fold_text(organisation) = ${fold(form.organisationName)} as same
      from public_opportunities
      where ${fold(form.title)} <> ''
        and ${fold(form.title)} in (fold_text(coalesce(title->>'bhs', '')), fold_text(coalesce(title->>'en', '')))
      order by published_at desc limit ${LIMIT}`),
  ])
  const near = own.rows.map((row) => ({
    notice: row.status === 'waiting' ? row.id : null,
    slug: row.slug,
    title: row.title,
    organisation: row.organisation,
    likeness:
      row.fingerprint === fingerprint ? 1 : Math.round(likenessOf(row.shingles, shingles) * 100) / 100,
  }))
  const published = open.rows.map(({ slug, title, organisation, same }) => ({
    notice: null,
    slug,
    title,
    organisation,
    likeness: same ? 1 : 0.5,
  }))
  const bySlug = new Set(published.map(({ slug }) => slug))
  return [...published, ...near.filter(({ slug }) => slug === null || !bySlug.has(slug))]
    .filter(({ likeness }) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, LIMIT)
}
