import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'

/** Replaces a merged skill in all opportunities by the other one, once; required outweighs nice-to-have. */
export async function updateSkillInOpportunities(
  tx: Db,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx.execute(sql`
    insert into opportunity_skills (opportunity_id, skill_id, importance, level)
    select opportunity_id, ${into}::uuid, importance, level from opportunity_skills where skill_id = ${from}
    on conflict (opportunity_id, skill_id) do update set importance =
      case when excluded.importance = 'required' then 'required' else opportunity_skills.importance end`)
  await tx.execute(sql`delete from opportunity_skills where skill_id = ${from}`)
}
