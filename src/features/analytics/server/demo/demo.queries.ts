import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Coverage } from '../../contract/coverage.ts'

export async function updateTargetDate(
  db: Db,
  { target, daysAgo }: { target: string; daysAgo: number },
): Promise<void> {
  await db.execute(
    sql`update skill_targets set created_at = now() - make_interval(days => ${daysAgo}) where id = ${target}`,
  )
}

export async function insertPastProgress(
  db: Db,
  { target, daysAgo, coverage }: { target: string; daysAgo: number; coverage: Coverage },
): Promise<void> {
  const { share, have, near, of } = coverage
  await db.execute(sql`
    insert into skill_progress (target_id, day, share, have, near, needed)
    values (${target}, (now() at time zone 'Europe/Sarajevo')::date - ${daysAgo}::int, ${share}, ${have}, ${near}, ${of})
    on conflict do nothing`)
}
