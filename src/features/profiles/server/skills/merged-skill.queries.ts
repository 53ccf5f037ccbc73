import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'

/** Replaces a merged skill in all profiles by the other one, once; its evidence moves along. */
export async function updateSkillInProfiles(
  tx: Db,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx.execute(sql`
    update profile_sections p set version = p.version + 1, content = jsonb_build_object('items', (
      select coalesce(jsonb_agg(
        case when item ->> 'skill' = ${from} then item || jsonb_build_object('skill', ${into}::text) else item end
        order by place), '[]')
      from jsonb_array_elements(p.content -> 'items') with ordinality as listed(item, place)
      where not (item ->> 'skill' = ${from} and p.content @> jsonb_build_object('items',
        jsonb_build_array(jsonb_build_object('skill', ${into}::text))))))
    where p.section = 'skills'
      and p.content @> jsonb_build_object('items', jsonb_build_array(jsonb_build_object('skill', ${from}::text)))`)
  await tx.execute(sql`
    delete from skill_evidence e using skill_evidence other
    where e.subject = ${from} and other.subject = ${into} and other.user_id = e.user_id and other.source = e.source`)
  await tx.execute(sql`update skill_evidence set subject = ${into} where subject = ${from}`)
}
