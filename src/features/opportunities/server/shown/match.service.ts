import { memberSkills } from '#features/profiles/server/index.ts'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { engineOf, findLabels } from '#features/skills/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { WantedSkill } from '../../contract/content.ts'
import type { Match } from '../../contract/shown.endpoints.ts'

type Level = (typeof SKILL_LEVELS)[number]

/** With less in common one skill says nothing about another. */
const ALIKE = 0.5
const NEAR_SKILLS = 40
/** The page does not wait for an engine that is still learning. */
const PATIENCE_MS = 1500

/** What the member can do beside what is asked for: had, nearly had and missing. */
export async function matchOf(
  services: Services,
  { userId, wanted }: { userId: string; wanted: readonly WantedSkill[] },
): Promise<Match | null> {
  if (wanted.length === 0) return null
  const { skills, languages } = await memberSkills(services.db, userId)
  const had = new Map(
    [...languages, ...skills].flatMap(({ skill, level }) => (skill ? [[skill, level] as const] : [])),
  )
  const open = wanted.filter(({ skill }) => !had.has(skill)).map(({ skill }) => skill)
  const bridges = had.size === 0 ? new Map<string, string>() : await bridgesTo(services, open, had)
  const labels = await findLabels(services.db, [...wanted.map(({ skill }) => skill), ...had.keys()])
  const named = (id: string) => ({ id, name: labels.get(id)?.name ?? { bhs: '', en: '' } })
  const standing = sortSkills({ wanted, had, bridges })
  return {
    have: standing.have.map(named),
    near: standing.near.map(({ id, by }) => ({ ...named(id), by: by ? named(by).name : null })),
    missing: standing.missing.map(named),
  }
}

/** A skill below the wanted level is nearly had, as is one that a skill very like it makes easy. */
export function sortSkills(input: {
  wanted: readonly WantedSkill[]
  had: ReadonlyMap<string, Level>
  bridges: ReadonlyMap<string, string>
}) {
  const have: string[] = []
  const near: { id: string; by: string | null }[] = []
  const missing: string[] = []
  for (const { skill: id, level } of input.wanted) {
    const own = input.had.get(id)
    const bridge = input.bridges.get(id)
    if (own !== undefined && rank(own) >= rank(level)) have.push(id)
    else if (own !== undefined) near.push({ id, by: null })
    else if (bridge !== undefined) near.push({ id, by: bridge })
    else missing.push(id)
  }
  return { have, near, missing }
}

function rank(level: Level | null): number {
  return level === null ? 0 : SKILL_LEVELS.indexOf(level)
}

/** For each missing skill the own one that is most like it; none while the engine cannot say. */
async function bridgesTo(
  services: Services,
  open: readonly string[],
  had: ReadonlyMap<string, Level>,
): Promise<Map<string, string>> {
  const engine = engineOf(services)
  const asked = Promise.all(
    open.map(async (skill) => {
      const near = await engine.ask({ ask: 'near', skill, limit: NEAR_SKILLS })
      const own = near.find(({ id, likeness }) => likeness >= ALIKE && had.has(id))
      return own ? [[skill, own.id] as const] : []
    }),
  ).then((found) => new Map(found.flat()))
  const { promise: late, resolve } = Promise.withResolvers<Map<string, string>>()
  const timer = setTimeout(() => resolve(new Map()), PATIENCE_MS)
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    services.log.debug({ error: String(error) }, 'no skills are near yet')
    return new Map()
  } finally {
    clearTimeout(timer)
  }
}
