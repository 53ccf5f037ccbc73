import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'

/** Moves declined, learnt and counted rows of a merged skill to the other skill. */
export async function updateSkillInAnalytics(
  tx: Db,
  { from, into }: { from: string; into: string },
): Promise<void> {
  for (const table of ['skill_declined', 'skill_learning']) {
    const name = sql.raw(table)
    await tx.execute(sql`
      delete from ${name} old using ${name} other
      where old.skill_id = ${from} and other.skill_id = ${into} and other.user_id = old.user_id`)
    await tx.execute(sql`update ${name} set skill_id = ${into} where skill_id = ${from}`)
  }
  await tx.execute(sql`
    delete from skill_readings old using skill_readings other
    where old.skill_id = ${from} and other.skill_id = ${into} and other.user_id = old.user_id
      and other.words = old.words`)
  await tx.execute(sql`update skill_readings set skill_id = ${into} where skill_id = ${from}`)
  await tx.execute(sql`
    insert into skill_demand (day, area, skill_id, open)
    select day, area, ${into}::uuid, open from skill_demand where skill_id = ${from}
    on conflict (day, area, skill_id) do update set open = greatest(skill_demand.open, excluded.open)`)
  await tx.execute(sql`delete from skill_demand where skill_id = ${from}`)
}
