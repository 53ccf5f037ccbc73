import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'

const SIMILAR = 3

/** The clock that decides about deadlines. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string | Date }>(sql`select now()`)
  return new Date(rows[0]?.now ?? Date.now())
}

/** Open ones that want the same skills, are of the same kind or in the same place. */
export async function similarIds(db: Db, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with one as (select id, kind, municipalities, organisation_id from opportunities where id = ${id}),
    alike as (
      select s.opportunity_id as id, count(*) as shared
      from opportunity_skills s
      where s.skill_id in (select skill_id from opportunity_skills where opportunity_id = ${id})
      group by s.opportunity_id
    )
    (select o.id, coalesce(a.shared, 0) * 2 + (o.kind = one.kind)::int * 2
        + (o.municipalities && one.municipalities)::int as weight, o.published_at
      from one, alike a join open_opportunities o using (id) where o.id <> one.id)
    union
    (select o.id, 2 + (o.municipalities && one.municipalities)::int, o.published_at
      from one join lateral (
        select * from open_opportunities p where p.kind = one.kind and p.id <> one.id
        order by p.published_at desc, p.id desc limit 20) o on true)
    order by weight desc, published_at desc limit ${SIMILAR * 2}`)
  return [...new Set(rows.map((row) => row.id))].slice(0, SIMILAR)
}

/** What is open at one organisation, the newest first. */
export async function openOpportunitiesOf(db: Db, organisationId: string) {
  const { rows } = await db.execute<{
    slug: string
    title: { bhs?: string; en?: string }
    deadline: string | null
  }>(sql`
    select slug, title, deadline from open_opportunities where organisation_id = ${organisationId}
    order by published_at desc, id desc limit 20`)
  return rows.map(({ slug, title: { bhs = '', en = '' }, deadline }) => ({
    slug,
    title: { bhs, en },
    deadline: deadline && new Date(deadline).toISOString(),
  }))
}

/** Addresses for the sitemap. */
export async function openAddresses(db: Db): Promise<{ slug: string; changedAt: Date }[]> {
  const { rows } = await db.execute<{ slug: string; at: string | Date }>(sql`
    select slug, changed_at as at from open_opportunities order by published_at desc, id desc limit 50000`)
  return rows.map(({ slug, at }) => ({ slug, changedAt: new Date(at) }))
}
