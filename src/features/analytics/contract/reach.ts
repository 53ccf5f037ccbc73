/** Missing skills, and the number of jobs that lack exactly these. */
export type MissingSet = { missing: readonly string[]; jobs: number }

export type Reach = {
  /** One or two skills; none if no one or two open any job. */
  skills: string[]
  /** Jobs that they open together. */
  jobs: number
  /** Jobs that each opens on its own. */
  alone: number[]
}

const MAX_MISSING = 2

/** Finds the one or two missing skills that open the most jobs; one is preferred to two that open no more. */
export function bestReach(sets: readonly MissingSet[]): Reach {
  const alone = new Map<string, number>()
  const together = new Map<string, { pair: readonly [string, string]; jobs: number }>()
  for (const { missing, jobs } of sets) {
    const [one, other] = [...new Set(missing)].sort()
    if (one === undefined || new Set(missing).size > MAX_MISSING) continue
    if (other === undefined) alone.set(one, (alone.get(one) ?? 0) + jobs)
    else {
      const key = `${one} ${other}`
      together.set(key, { pair: [one, other], jobs: (together.get(key)?.jobs ?? 0) + jobs })
    }
  }
  const singles = [...alone].sort(([a, some], [b, more]) => more - some || (a < b ? -1 : 1))
  const of = (skill: string) => alone.get(skill) ?? 0
  const pairs = [...together.values()].map(({ pair, jobs }) => ({
    skills: [...pair],
    jobs: jobs + of(pair[0]) + of(pair[1]),
  }))
  const [first, second] = singles
  if (first && second) pairs.push({ skills: [first[0], second[0]], jobs: reachOf([first[0], second[0]]) })
  if (first) pairs.push({ skills: [first[0]], jobs: first[1] })
  pairs.sort(
    (a, b) =>
      b.jobs - a.jobs || a.skills.length - b.skills.length || (a.skills.join() < b.skills.join() ? -1 : 1),
  )
  const [best] = pairs
  if (!best) return { skills: [], jobs: 0, alone: [] }
  const skills = best.skills.sort((a, b) => of(b) - of(a) || (a < b ? -1 : 1))
  return { skills, jobs: best.jobs, alone: skills.map(of) }

  function reachOf([one, other]: readonly [string, string]): number {
    const [a, b] = [one, other].sort()
    return (together.get(`${a} ${b}`)?.jobs ?? 0) + of(one) + of(other)
  }
}
