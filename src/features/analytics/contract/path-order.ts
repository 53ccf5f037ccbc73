/** A skill that is still to be learnt. */
export type Step = {
  id: string
  essential: boolean
  /** Open opportunities that require it. */
  demand: number
  /** Its likeness to a skill that the person has, from 0 to 1. */
  ease: number
  /** The other steps that are nearly always required together with this one. */
  after: readonly string[]
}

const ESSENTIAL = 2
const ASKED = 1
const EASY = 0.75

/**
 * Orders the steps: essential, frequently required and similar skills first, and each after those it builds on. A circle is
 * cut where it costs least.
 */
export function orderPath<S extends Step>(steps: readonly S[]): S[] {
  const max = Math.max(1, ...steps.map(({ demand }) => demand))
  const worth = (step: S) => (step.essential ? ESSENTIAL : 0) + (ASKED * step.demand) / max + EASY * step.ease
  const left = [...steps].sort((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1))
  const ordered: S[] = []
  while (left.length > 0) {
    const waiting = new Set(left.map(({ id }) => id))
    const ready = left.findIndex(({ id, after }) =>
      after.every((before) => before === id || !waiting.has(before)),
    )
    ordered.push(...left.splice(Math.max(ready, 0), 1))
  }
  return ordered
}
