import { listClosestOccupations } from '#features/skills/server/index.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { ProposedGoal } from '../../contract/targets.endpoints.ts'
import { readAbilities } from '../member.service.ts'
import { describe, judgeNeeds } from './needs.service.ts'
import { listStoredTargets } from './targets.queries.ts'

/** Compared more closely, with similar skills. */
const CANDIDATES = 8
const PROPOSED = 3
const NEAR = 0.15

/** Proposes occupations from the member's present skills, except those that they have already chosen. */
export async function proposeGoals(input: {
  services: Services
  userId: string
}): Promise<{ goals: ProposedGoal[] }> {
  const { services, userId } = input
  const { db } = services
  await limitOrThrow(db, { key: `analytics:goals:${userId}`, limit: 60, windowSeconds: 60 })
  const [member, stored] = await Promise.all([readAbilities(services, userId), listStoredTargets(db, userId)])
  const close = await listClosestOccupations(db, [...member.levels.keys()], CANDIDATES + stored.length)
  const headed = new Set(stored.map(({ ref }) => ref))
  const fresh = close.filter(({ id }) => !headed.has(id)).slice(0, CANDIDATES)
  const judged = await Promise.all(
    fresh.map(async ({ id, closeness }) => {
      const kind = 'occupation' as const
      const { title, needs } = await describe(db, { kind, ref: id, title: { bhs: '', en: '' } })
      const { coverage } = await judgeNeeds(services, { kind, needs, member })
      const { have, near, of } = coverage
      // One skill may be similar to many, so similar ones weigh little.
      const reached = (have + NEAR * near) / Math.max(1, of)
      return { goal: { occupation: id, title, coverage }, closeness: closeness * (0.5 + reached) }
    }),
  )
  return {
    goals: judged
      .filter(({ goal }) => goal.coverage.have > 0)
      .sort((a, b) => b.closeness - a.closeness)
      .slice(0, PROPOSED)
      .map(({ goal }) => goal),
  }
}
