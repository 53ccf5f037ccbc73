import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import type { Coverage } from '../../contract/coverage.ts'

export async function findOccupationByKey(db: Db, key: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from occupations o where o.key = ${key}
      and exists (select 1 from occupation_skills s where s.occupation_id = o.id)`)
  return rows[0]?.id
}

export async function dateTarget(
  db: Db,
  { target, daysAgo }: { target: string; daysAgo: number },
): Promise<void> {
  await db.execute(
    sql`update skill_targets set created_at = now() - make_interval(days => ${daysAgo}) where id = ${target}`,
  )
}

export async function dateProgress(
  db: Db,
  { target, daysAgo, coverage }: { target: string; daysAgo: number; coverage: Coverage },
): Promise<void> {
  const { share, have, near, of } = coverage
  await db.execute(sql`
    insert into skill_progress (target_id, day, share, have, near, needed)
    values (${target}, (now() at time zone 'Europe/Sarajevo')::date - ${daysAgo}::int, ${share}, ${have}, ${near}, ${of})
    on conflict do nothing`)
}
