import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import type { Judged, Level } from './coverage.ts'

export type Axis = {
  /** Group of the vocabulary or `rest`; where groups are too few, one skill. */
  group: string
  skill: string | null
  /** The person's level, and the lowest required one, each from 0 (none) to 1 (expert); for a group the average. */
  level: number
  asked: number
  have: number
  near: number
  of: number
}

type Grouped = Judged & { mine: Level | null; asked: Level | null; skill: { id: string; group: string } }

export const MAX_AXES = 8
/** The fewest axes that give the net an area. */
export const LEAST_AXES = 3
/** With fewer groups, the skills themselves say more. */
const LEAST_GROUPS = 5
const REST = 'rest'

/** Returns the axes of a target: groups of skills, or its first skills where it needs only a few groups. */
export function axesOf(needs: readonly Grouped[]): Axis[] {
  const groups = groupAxes(needs)
  if (groups.length >= LEAST_GROUPS || needs.length <= groups.length) return groups
  return [...needs]
    .sort((a, b) => Number(b.essential) - Number(a.essential))
    .slice(0, MAX_AXES)
    .map((need) => ({ ...axis(need.skill.id, [need]), skill: need.skill.id }))
}

/** Groups needs into axes, the most required first; the remaining groups share one axis. */
export function groupAxes(needs: readonly Grouped[]): Axis[] {
  const groups = new Map<string, Grouped[]>()
  for (const need of needs) {
    const group = need.skill.group === 'esco' ? REST : need.skill.group
    groups.set(group, [...(groups.get(group) ?? []), need])
  }
  const order = [...groups].sort(([a, some], [b, others]) =>
    a === REST ? 1 : b === REST ? -1 : others.length - some.length || (a < b ? -1 : 1),
  )
  if (order.length <= MAX_AXES) return order.map(([group, all]) => axis(group, all))
  const visible = order.slice(0, MAX_AXES - 1)
  const rest = order.slice(MAX_AXES - 1).flatMap(([, all]) => all)
  return [...visible.map(([group, all]) => axis(group, all)), axis(REST, rest)]
}

function axis(group: string, needs: readonly Grouped[]): Axis {
  return {
    group,
    skill: null,
    level: average(needs, ({ mine, counts }) => (mine === null ? counts * stepOf('basic') : stepOf(mine))),
    // Without a required level, any level will do.
    asked: average(needs, ({ asked }) => stepOf(asked ?? 'basic')),
    have: needs.filter(({ state }) => state === 'have').length,
    near: needs.filter(({ state }) => state === 'near').length,
    of: needs.length,
  }
}

function stepOf(level: Level): number {
  return (SKILL_LEVELS.indexOf(level) + 1) / SKILL_LEVELS.length
}

function average(needs: readonly Grouped[], of: (need: Grouped) => number): number {
  return needs.reduce((sum, need) => sum + of(need), 0) / needs.length
}
