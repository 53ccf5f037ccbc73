import { listLabels, listPrerequisites } from '#features/skills/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import { orderPath } from '../../contract/path-order.ts'
import type { NeedRow, PathStep } from '../../contract/shapes.ts'
import { alikeTo, type Member } from '../member.service.ts'
import { listLearningPlaces } from '../openings.queries.ts'

/** The most steps of a path; people plan no further. */
const MAX_STEPS = 8
/** The most trainings, and the most places to practise, of one step. */
const PLACES = 3

/** Orders the skills that are still to be learnt for a target. */
export async function pathOf(input: {
  services: Services
  needs: readonly NeedRow[]
  member: Member
}): Promise<PathStep[]> {
  const { services, needs, member } = input
  const lacking = needs.filter(({ state }) => state !== 'have')
  if (lacking.length === 0) return []
  const ids = lacking.map(({ skill }) => skill.id)
  const [alike, before] = await Promise.all([
    alikeTo(services, { of: ids, among: [...member.levels.keys()] }),
    listPrerequisites(services.db, JSON.stringify(ids)),
  ])
  const needed = new Set(lacking.flatMap((need) => (need.essential ? need.skill.id : [])))
  const steps = lacking.map((need) => ({
    ...need,
    id: need.skill.id,
    ease: need.mine ? 1 : (alike?.get(need.skill.id)?.likeness ?? 0),
    // An optional skill must not hold up an essential one.
    after: before.flatMap(({ skill, before: id }) =>
      skill === need.skill.id && (needed.has(id) || !need.essential) ? [id] : [],
    ),
  }))
  const ordered = orderPath(steps).slice(0, MAX_STEPS)
  const stepIds = new Set(ordered.map(({ id }) => id))
  const [labels, places] = await Promise.all([
    listLabels(services.db, [...new Set([...(alike?.values() ?? [])].map(({ near }) => near))]),
    listLearningPlaces(services.db, [...stepIds], PLACES),
  ])
  const named = new Map(lacking.map(({ skill }) => [skill.id, skill]))
  return ordered.map(({ id, skill, essential, demand, learning, after, mine }, place) => {
    const near = mine ? undefined : alike?.get(id)
    const label = near && labels.get(near.near)
    const earlier = new Set(ordered.slice(0, place).map((step) => step.id))
    const here = places.filter((one) => one.skill === id).map(({ skill: _, ...one }) => one)
    return {
      skill,
      essential,
      demand,
      learning,
      near: label ? { skill: label, likeness: Math.round(near.likeness * 1000) / 1000 } : null,
      after: after.flatMap((one) => (earlier.has(one) ? (named.get(one) ?? []) : [])),
      trainings: here.filter(({ kind }) => kind === 'training'),
      practice: here.filter(({ kind }) => kind !== 'training'),
    }
  })
}
