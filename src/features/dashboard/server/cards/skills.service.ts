import { sql } from 'drizzle-orm'
import { ownTargets } from '#features/analytics/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { getSkillProgress, SkillTarget } from '../../contract/cards.endpoints.ts'

type Before = NonNullable<SkillTarget['before']>

export async function skillProgress(input: {
  services: Services
  userId: string
}): Promise<ResponseOf<typeof getSkillProgress>> {
  const { targets, skills } = await ownTargets(input)
  const before = await figuresBefore(
    input.services.db,
    targets.map(({ id }) => id),
  )
  return {
    skills,
    targets: targets.map(({ id, title, by, coverage }) => ({
      id,
      title,
      by,
      coverage,
      before: before.get(id) ?? null,
    })),
  }
}

/** What each target's coverage was before it last changed. */
async function figuresBefore(db: Db, ids: readonly string[]): Promise<Map<string, Before>> {
  const { rows } = await db.execute<Before & { id: string }>(sql`
    select id, share, day from (
      select target_id as id, round(share::numeric, 4)::float8 as share, to_char(day, 'YYYY-MM-DD') as day,
        row_number() over (partition by target_id order by skill_progress.day desc) as nth
      from skill_progress where target_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    ) points where nth = 2`)
  return new Map(rows.map(({ id, ...point }) => [id, point]))
}
