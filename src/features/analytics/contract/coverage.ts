import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'

export type Level = (typeof SKILL_LEVELS)[number]
export const NEED_STATES = ['have', 'near', 'missing'] as const
export type NeedState = (typeof NEED_STATES)[number]

/** Less alike than this, one skill says nothing about another. */
export const LEAST_ALIKE = 0.5
/** What a skill that is only alike counts at most: it is a start, not the thing itself. */
export const ALIKE_COUNTS = 0.5

type Need = {
  /** How well it is wanted, where that is said. */
  asked: Level | null
  /** How well the person has it, if at all. */
  mine: Level | null
  /** How alike the nearest skill of the person is, from 0 to 1. */
  alike: number | null
}

/** Whether a skill that is needed is there, nearly there or missing, and how much it counts from 0 to 1. */
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

/** How much of a target is covered: what is essential counts; where nothing is, and of what is offered, everything does. */
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
