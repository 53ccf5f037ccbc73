/** The reviewers, the applications, and the pairs that must not meet. */
export type Assignable = {
  reviewers: readonly string[]
  applications: readonly string[]
  /** Reviewers per application. */
  each: number
  /** Returns whether this reviewer has a conflict of interest over this application. */
  conflict: (reviewer: string, application: string) => boolean
}

/** Reviewers by application. Fewer than wanted where too few are free of conflicts. */
export type Assignment = ReadonlyMap<string, readonly string[]>

/**
 * Assigns reviewers to every application, none with a conflict, and as evenly as the conflicts allow. The order of the
 * input makes no difference, so anyone can repeat it.
 */
export function assignEvenly({ reviewers, applications, each, conflict }: Assignable): Assignment {
  const everyone = inOrder(reviewers)
  const free = new Map(
    inOrder(applications).map((one) => [one, everyone.filter((reviewer) => !conflict(reviewer, one))]),
  )
  const plan: Plan = { free, chosen: new Map(), load: new Map(everyone.map((one) => [one, 0])) }
  const scarcestFirst = [...free].toSorted(([, a], [, b]) => a.length - b.length)
  for (const [application, able] of scarcestFirst) {
    const least = able.toSorted((a, b) => loadOf(plan, a) - loadOf(plan, b)).slice(0, each)
    plan.chosen.set(application, new Set(least))
    for (const reviewer of least) plan.load.set(reviewer, loadOf(plan, reviewer) + 1)
  }
  while (everyone.some((reviewer) => relieve(plan, reviewer)));
  return new Map([...free.keys()].map((one) => [one, inOrder([...(plan.chosen.get(one) ?? [])])]))
}

type Plan = {
  free: ReadonlyMap<string, readonly string[]>
  chosen: Map<string, Set<string>>
  load: Map<string, number>
}

type Step = { from: string; to: string; application: string }

function inOrder(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted()
}

function loadOf({ load }: Plan, reviewer: string): number {
  return load.get(reviewer) ?? 0
}

/**
 * Moves applications along the shortest chain to a reviewer with at least two fewer. When no such chain is left, no other
 * assignment is more even (Harvey et al., semi-matchings).
 */
function relieve(plan: Plan, reviewer: string): boolean {
  const reached = new Map<string, Step | null>([[reviewer, null]])
  for (const at of reached.keys()) {
    if (loadOf(plan, at) <= loadOf(plan, reviewer) - 2) {
      handOn(plan, reached, at)
      return true
    }
    for (const step of stepsFrom(plan, at)) if (!reached.has(step.to)) reached.set(step.to, step)
  }
  return false
}

function* stepsFrom({ chosen, free }: Plan, from: string): Generator<Step> {
  for (const [application, those] of chosen) {
    if (!those.has(from)) continue
    for (const to of free.get(application) ?? []) if (!those.has(to)) yield { from, to, application }
  }
}

function handOn({ chosen, load }: Plan, reached: ReadonlyMap<string, Step | null>, end: string): void {
  load.set(end, (load.get(end) ?? 0) + 1)
  let step = reached.get(end)
  let first = end
  while (step) {
    const those = chosen.get(step.application)
    those?.delete(step.from)
    those?.add(step.to)
    first = step.from
    step = reached.get(step.from)
  }
  load.set(first, (load.get(first) ?? 0) - 1)
}
