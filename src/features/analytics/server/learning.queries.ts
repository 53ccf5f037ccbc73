import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { listed } from './ids.ts'

const learningRows = rowsOf({ id: z.string(), state: z.enum(['learning', 'learnt']) })
const idRows = rowsOf({ id: z.string() })

export type LearningState = 'learning' | 'learnt'

export async function listLearning(db: Db, userId: string): Promise<Map<string, LearningState>> {
  const { rows } = await learningRows(db)(
    sql`select skill_id as id, state from skill_learning where user_id = ${userId}`,
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export async function saveLearning(
  db: Db,
  { userId, skill, state }: { userId: string; skill: string; state: LearningState },
): Promise<void> {
  await db.execute(sql`
    insert into skill_learning (user_id, skill_id, state, learnt_at)
    values (${userId}, ${skill}, ${state}, case when ${state} = 'learnt' then now() end)
    on conflict (user_id, skill_id) do update set state = excluded.state,
      learnt_at = case when excluded.state = 'learnt' then coalesce(skill_learning.learnt_at, now()) end`)
}

export async function deleteLearning(db: Db, userId: string, skill: string): Promise<void> {
  await db.execute(sql`delete from skill_learning where user_id = ${userId} and skill_id = ${skill}`)
}

/** Lists declined skills, newest first. */
export async function listDeclinedIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select skill_id as id from skill_declined where user_id = ${userId} order by created_at desc, skill_id limit 500`)
  return rows.map(({ id }) => id)
}

export async function saveDeclinedSkills(db: Db, userId: string, skills: readonly string[]): Promise<void> {
  if (skills.length === 0) return
  await db.execute(sql`
    insert into skill_declined (user_id, skill_id)
    select ${userId}::uuid, id from known_skills where id in ${listed(skills)}
    on conflict do nothing`)
}

export async function deleteDeclinedSkills(db: Db, userId: string, skills: readonly string[]): Promise<void> {
  if (skills.length === 0) return
  await db.execute(
    sql`delete from skill_declined where user_id = ${userId} and skill_id in ${listed(skills)}`,
  )
}
