import { addSkills } from '#features/profiles/server/index.ts'
import { problems } from '#features/skills/contract/problems.ts'
import { listLabels } from '#features/skills/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { Level } from '../contract/coverage.ts'
import { deleteDeclinedSkills, deleteLearning, type LearningState, saveLearning } from './learning.queries.ts'

/** Sets what a member is learning; a learnt skill is added to the profile, at least at this level. */
export async function saveLearningOf(input: {
  services: Services
  userId: string
  skill: string
  state: LearningState | 'none'
  level: Level | undefined
  locale: Locale
}): Promise<{ state: LearningState | null; version: string | null }> {
  const { services, userId, skill, state, level = 'basic', locale } = input
  await limitOrThrow(services.db, { key: `analytics:learning:${userId}`, limit: 120, windowSeconds: 60 })
  if (state === 'none') {
    await deleteLearning(services.db, userId, skill)
    return { state: null, version: null }
  }
  const label = (await listLabels(services.db, [skill])).get(skill)
  if (!label) throw new Problem(problems.skillUnknown)
  return inTransaction(services.pool, async (tx) => {
    await saveLearning(tx, { userId, skill, state })
    if (state === 'learning') return { state, version: null }
    await deleteDeclinedSkills(tx, userId, [skill])
    const skills = [{ skill, label: label.name[locale], level }]
    const { version } = await addSkills(tx, { userId, skills, raise: true })
    return { state, version }
  })
}
