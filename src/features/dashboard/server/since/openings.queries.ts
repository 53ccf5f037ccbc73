import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { goalsOf } from '#features/analytics/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const openingRows = rowsOf({
  slug: z.string(),
  title: z.strictObject({ bhs: z.optional(z.string()), en: z.optional(z.string()) }),
  at: timestamp,
  skills: z.array(z.string()),
})

const MOST = 200
/** An opportunity belongs to a goal when the goal needs at least this share of the skills that it wants. */
const SHARE = 0.5

export type GoalOpenings = { goal: Bilingual; openings: { slug: string; title: Bilingual; at: string }[] }

/** Lists what has been published for a member's newest goal since a moment; nothing where that is none. */
export async function listGoalOpenings(
  db: Db,
  { userId, since }: { userId: string; since: string },
): Promise<GoalOpenings | undefined> {
  const { rows } = await openingRows(db)(sql`
    select o.slug, o.title, o.published_at as at, k.skills
    from (
      select id, slug, title, published_at from open_opportunities where published_at > ${since}::timestamptz
      order by published_at desc, id desc limit ${MOST}) o
    cross join lateral (
      select array_agg(w.skill_id::text) as skills from wanted_skills w
      where w.opportunity_id = o.id and w.importance = 'required') k
    where k.skills is not null
      and not exists (select from member_applications a where a.user_id = ${userId} and a.opportunity_id = o.id)
    order by o.published_at desc, o.id desc`)
  // Most visits follow one another within a day, and need no goals.
  if (rows.length === 0) return undefined
  for (const { title, skills } of await goalsOf(db, userId)) {
    if (title === null) continue
    const needs = new Set(skills)
    const openings = rows.filter((one) => {
      const common = one.skills.filter((skill) => needs.has(skill)).length
      return common >= one.skills.length * SHARE
    })
    if (openings.length > 0)
      return {
        goal: title,
        openings: openings.map(({ slug, title: { bhs = '', en = '' }, at }) => ({
          slug,
          title: { bhs, en },
          at: toIso(at),
        })),
      }
  }
  return undefined
}
