import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const closestOccupationsRows = rowsOf({ id: z.string(), closeness: z.number() })

/**
 * Lists occupations of our own vocabulary by the person's skills, the closest first: a skill that few occupations need
 * counts more than a common one, and an occupation with many other skills is less close.
 */
export async function listClosestOccupations(
  db: Db,
  skills: readonly string[],
  most: number,
): Promise<{ id: string; closeness: number }[]> {
  if (skills.length === 0) return []
  const { rows } = await closestOccupationsRows(db)(sql`
    with needs as (
      select l.occupation_id, l.skill_id, bool_or(l.essential) as essential
      from occupation_skills l join occupations o on o.id = l.occupation_id
      where o.key is not null and l.origin <> 'esco'
      group by l.occupation_id, l.skill_id),
    worth as (
      select skill_id, ln(1 + (select count(distinct occupation_id) from needs)::float8 / count(*)) as worth
      from needs group by skill_id)
    select n.occupation_id as id,
      sum(w.worth * case when n.essential then 1 else 0.4 end)
        filter (where n.skill_id = any(${sql.param([...skills])}::uuid[]))
      / sqrt(sum(w.worth * case when n.essential then 1 else 0.4 end)) as closeness
    from needs n join worth w on w.skill_id = n.skill_id
    group by n.occupation_id
    having bool_or(n.essential and n.skill_id = any(${sql.param([...skills])}::uuid[]))
    order by closeness desc, n.occupation_id limit ${most}`)
  return rows
}
