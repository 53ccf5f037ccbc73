import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const similarRows = rowsOf({ id: z.string(), weight: z.number(), published_at: timestamp })
const trainingsForRows = rowsOf({
  skill: z.string(),
  slug: z.string(),
  title: z.strictObject({ bhs: z.optional(z.string()), en: z.optional(z.string()) }),
})
const openOpportunitiesOfRows = rowsOf({
  slug: z.string(),
  title: z.strictObject({ bhs: z.optional(z.string()), en: z.optional(z.string()) }),
  deadline: z.nullable(z.string()),
})
const openAddressesRows = rowsOf({ slug: z.string(), at: timestamp })

const SIMILAR = 3
/** Share of all their required skills. */
const SHARED_SKILLS = 0.25

/**
 * Lists similar open opportunities: they share at least a quarter of the required skills, the most similar first. One
 * without skills is similar to others of its kind and place.
 */
export async function listSimilarIds(db: Db, id: string): Promise<string[]> {
  const { rows } = await similarRows(db)(sql`
    with one as (select id, kind, municipalities from opportunities where id = ${id}),
    wanted as (select skill_id from opportunity_skills where opportunity_id = ${id}),
    alike as (
      select s.opportunity_id as id, count(*)::float as shared
      from opportunity_skills s where s.skill_id in (select skill_id from wanted) group by s.opportunity_id
    ),
    weighed as (
      select a.id, a.shared / (
          (select count(*) from wanted)
          + (select count(*) from opportunity_skills t where t.opportunity_id = a.id) - a.shared) as share
      from alike a
    )
    (select o.id, w.share + 0.2 * (o.kind = one.kind)::int
        + 0.1 * (o.municipalities && one.municipalities)::int as weight, o.published_at
      from one, weighed w join open_opportunities o using (id)
      where o.id <> one.id and w.share >= ${SHARED_SKILLS})
    union all
    (select o.id, 0, o.published_at
      from one join open_opportunities o on o.kind = one.kind and o.municipalities && one.municipalities
      where o.id <> one.id and not exists (select 1 from wanted))
    order by weight desc, published_at desc, id limit ${SIMILAR}`)
  return rows.map((row) => row.id)
}

/** Returns for each skill the open training that teaches it, the one ending soonest; skills without one are left out. */
export async function listTrainingsFor(
  db: Db,
  { skills, except }: { skills: readonly string[]; except: string },
): Promise<ReadonlyMap<string, { slug: string; title: { bhs: string; en: string } }>> {
  if (skills.length === 0) return new Map()
  const { rows } = await trainingsForRows(db)(sql`
    select distinct on (s.skill_id) s.skill_id as skill, o.slug, o.title
    from opportunity_skills s join open_opportunities o on o.id = s.opportunity_id
    where o.kind = 'training' and o.id <> ${except} and s.skill_id = any(${sql.param(skills)}::uuid[])
    order by s.skill_id, o.deadline nulls last, o.id`)
  return new Map(
    rows.map(({ skill, slug, title: { bhs = '', en = '' } }) => [skill, { slug, title: { bhs, en } }]),
  )
}

/** Lists the open opportunities of an organisation, the newest first. */
export async function listOpenOpportunitiesOf(db: Db, organisationId: string) {
  const { rows } = await openOpportunitiesOfRows(db)(sql`
    select slug, title, deadline from open_opportunities where organisation_id = ${organisationId}
    order by published_at desc, id desc limit 20`)
  return rows.map(({ slug, title: { bhs = '', en = '' }, deadline }) => ({
    slug,
    title: { bhs, en },
    deadline: toIso(deadline),
  }))
}

/** Lists addresses for the sitemap. */
export async function listOpenAddresses(db: Db): Promise<{ slug: string; changedAt: Date }[]> {
  const { rows } = await openAddressesRows(db)(sql`
    select slug, changed_at as at from open_opportunities order by published_at desc, id desc limit 50000`)
  return rows.map(({ slug, at }) => ({ slug, changedAt: new Date(at) }))
}
