import type { Services } from '#platform/server/services.ts'
import { engineOf } from './engine-of.ts'

type Near = { id: string; likeness: number }

/** Least likeness of similar skills. */
const ALIKE = 0.5
const MAX_NEAR = 12
const PATIENCE_MS = 1200
const KEPT = 4000
const KEPT_FOR_MS = 3_600_000

const caches = new WeakMap<Services, { near: Map<string, readonly Near[]>; since: number }>()

/** Returns skills very similar to a member's, as the engine learned them; `whole` once it has answered for all of them. */
export async function nearSkills<Level>(
  services: Services,
  skills: readonly { skill: string; level: Level }[],
  patience = PATIENCE_MS,
): Promise<{ near: { skill: string; by: string; likeness: number; level: Level }[]; whole: boolean }> {
  const { near } = cacheOf(services)
  const open = skills.filter(({ skill }) => !near.has(skill)).map(({ skill }) => skill)
  if (open.length > 0) await learn(services, { skills: open, near, patience })
  return {
    near: skills.flatMap(({ skill, level }) =>
      (near.get(skill) ?? []).map(({ id, likeness }) => ({ skill: id, by: skill, likeness, level })),
    ),
    whole: skills.every(({ skill }) => near.has(skill)),
  }
}

function cacheOf(services: Services) {
  const cache = caches.get(services)
  if (cache && cache.near.size < KEPT && Date.now() - cache.since < KEPT_FOR_MS) return cache
  const fresh = { near: new Map<string, readonly Near[]>(), since: Date.now() }
  caches.set(services, fresh)
  return fresh
}

/** Asks the engine without waiting for its training; a late answer is cached for the next list. */
async function learn(
  services: Services,
  {
    skills,
    near,
    patience,
  }: { skills: readonly string[]; near: Map<string, readonly Near[]>; patience: number },
): Promise<void> {
  const engine = engineOf(services)
  const learned = Promise.all(
    skills.map(async (skill) => {
      const neighbours = await engine.ask({ ask: 'near', skill, limit: MAX_NEAR })
      near.set(
        skill,
        neighbours.filter(({ likeness }) => likeness >= ALIKE),
      )
    }),
  ).catch((error: unknown) => services.log.debug({ error: String(error) }, 'no skills are near yet'))
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patience)
  await Promise.race([learned, late])
  clearTimeout(timer)
}
