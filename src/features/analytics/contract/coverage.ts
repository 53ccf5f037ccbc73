import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'

export type Level = (typeof SKILL_LEVELS)[number]
export const NEED_STATES = ['have', 'near', 'missing'] as const
export type NeedState = (typeof NEED_STATES)[number]

/** The least likeness at which one skill says anything about another. */
export const LEAST_ALIKE = 0.5
/** The most that a similar skill counts: it is a start, not the required skill itself. */
export const ALIKE_COUNTS = 0.5

type Need = {
  /** The required level, if any. */
  asked: Level | null
  /** The person's level, if they have the skill. */
  mine: Level | null
  /** The likeness of the person's nearest skill, from 0 to 1. */
  alike: number | null
}

/** Judges whether a required skill is there, nearly there or missing, and how much it counts from 0 to 1. */
export function judge({ asked, mine, alike }: Need): { state: NeedState; counts: number } {
  const through = alike !== null && alike >= LEAST_ALIKE ? ALIKE_COUNTS * Math.min(alike, 1) : 0
  if (mine !== null) {
    const has = SKILL_LEVELS.indexOf(mine) + 1
    const wants = asked === null ? 0 : SKILL_LEVELS.indexOf(asked) + 1
    return has >= wants ? { state: 'have', counts: 1 } : { state: 'near', counts: has / wants }
  }
  return through > 0 ? { state: 'near', counts: through } : { state: 'missing', counts: 0 }
}

export type Judged = { essential: boolean; state: NeedState; counts: number }

export type Coverage = {
  /** From 0 to 1. */
  share: number
  have: number
  near: number
  of: number
}

/** Computes the covered share of a target: essential skills count; without any, and for an opportunity, all of them. */
export function coverageOf(needs: readonly Judged[], { all = false } = {}): Coverage {
  const essential = all ? [] : needs.filter((need) => need.essential)
  const counted = essential.length > 0 ? essential : needs
  const sum = counted.reduce((total, { counts }) => total + counts, 0)
  return {
    share: counted.length === 0 ? 0 : Math.min(1, sum / counted.length),
    have: counted.filter(({ state }) => state === 'have').length,
    near: counted.filter(({ state }) => state === 'near').length,
    of: counted.length,
  }
}
