import type { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'

type Level = (typeof SKILL_LEVELS)[number]

/** From 1; imports only types, so that this module stays small wherever it runs. */
const LEVEL_NUMBERS: Readonly<Record<Level, number>> = { basic: 1, independent: 2, advanced: 3, expert: 4 }

/** 0 for any level. */
export const levelNumber = (level: Level | null): number => (level === null ? 0 : LEVEL_NUMBERS[level])

/** A member's abilities: skills, spoken languages among them, and skills very similar to one of those. */
export type Abilities = {
  skills: readonly { skill: string; level: Level }[]
  /** `by` is the own skill that it is similar to. */
  near: readonly { skill: string; by: string; likeness: number }[]
}

export type SkillMatch = {
  have: string[]
  /** `by` is the similar own skill; null where only the level is lower. */
  near: { id: string; by: string | null }[]
  missing: string[]
}

/**
 * Matches skills: had, nearly had and missing, for every arch and every sentence. A skill below the required level is
 * nearly had; so is one similar to an own skill, but each own skill counts for only one other, the most similar: somebody
 * who knows Excel does not nearly know three programs.
 */
export function matchSkills(
  requirements: readonly { skill: string; level: Level | null }[],
  { skills, near: alike }: Abilities,
): SkillMatch {
  const levels = new Map<string, number>()
  for (const { skill, level } of skills)
    levels.set(skill, Math.max(levels.get(skill) ?? 0, levelNumber(level)))
  const skillIds = new Set(requirements.map(({ skill }) => skill))
  const bridges = new Map<string, string>()
  const used = new Set<string>()
  const likest = alike
    .filter(({ skill, by }) => skillIds.has(skill) && !levels.has(skill) && levels.has(by))
    .toSorted((a, b) => b.likeness - a.likeness || (a.skill < b.skill ? -1 : 1))
  for (const { skill, by } of likest) {
    if (bridges.has(skill) || used.has(by)) continue
    bridges.set(skill, by)
    used.add(by)
  }
  const match: SkillMatch = { have: [], near: [], missing: [] }
  for (const { skill: id, level } of requirements) {
    const own = levels.get(id)
    const by = bridges.get(id)
    if (own !== undefined && own >= levelNumber(level)) match.have.push(id)
    else if (own !== undefined) match.near.push({ id, by: null })
    else if (by !== undefined) match.near.push({ id, by })
    else match.missing.push(id)
  }
  return match
}
