import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { listed } from './ids.ts'

/** The most readings of one member, so that nobody can fill the table. */
const MOST = 2000

const readingRows = rowsOf({ skill: z.string(), fits: z.boolean() })

export type Reading = { skill: string; words: string; fits: boolean }

/** Stores a member's verdicts on words; the latest one for the same words counts, and once. */
export async function saveReadings(
  db: Db,
  { userId, readings }: { userId: string; readings: readonly Reading[] },
): Promise<void> {
  if (readings.length === 0) return
  await db.execute(sql`
    insert into skill_readings (user_id, skill_id, words, fits)
    select distinct on (known.id, said.words) ${userId}::uuid, known.id, said.words, said.fits
    from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as said(skill uuid, words text, fits boolean)
    join known_skills known on known.id = said.skill
    where (select count(*) from skill_readings where user_id = ${userId}) < ${MOST}
    order by known.id, said.words
    on conflict (user_id, skill_id, words) do update set fits = excluded.fits`)
}

/** Deletes the verdicts that its words mean something else, once a member wants the skill to be suggested again. */
export async function deleteMisreadings(db: Db, userId: string, skills: readonly string[]): Promise<void> {
  if (skills.length === 0) return
  await db.execute(sql`
    delete from skill_readings where user_id = ${userId} and not fits and skill_id in ${listed(skills)}`)
}

export async function listReadings(db: Db, userId: string): Promise<{ skill: string; fits: boolean }[]> {
  const { rows } = await readingRows(db)(sql`
    select skill_id as skill, fits from skill_readings where user_id = ${userId} order by created_at, skill_id, words`)
  return rows
}
