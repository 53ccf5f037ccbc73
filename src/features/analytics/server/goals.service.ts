import type { Db } from '#platform/server/db/database.ts'
import { listLearning } from './learning.queries.ts'
import { describe } from './targets/needs.service.ts'
import { listStoredTargets } from './targets/targets.queries.ts'

/** A member's goal; without a title it is the skills that they are learning. */
export type Goal = { title: { bhs: string; en: string } | null; skills: string[] }

/** Older goals are rarely still looked at. */
const MAX_GOALS = 3

/** Returns the needs of a member's newest targets, and the skills that they are learning now. */
export async function goalsOf(db: Db, userId: string): Promise<Goal[]> {
  const [targets, learning] = await Promise.all([listStoredTargets(db, userId), listLearning(db, userId)])
  const described = await Promise.all(targets.slice(0, MAX_GOALS).map((target) => describe(db, target)))
  const now = [...learning].flatMap(([skill, state]) => (state === 'learning' ? [skill] : []))
  return [
    ...(now.length > 0 ? [{ title: null, skills: now }] : []),
    ...described.flatMap(({ title, over, needs }) =>
      over || needs.length === 0 ? [] : [{ title, skills: needs.map(({ skill }) => skill.id) }],
    ),
  ]
}
