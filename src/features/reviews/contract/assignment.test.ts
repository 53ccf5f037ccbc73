import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Assignable, type Assignment, assignEvenly } from './assignment.ts'

type Made = { reviewers: number; applications: number; each: number; conflicts: readonly [number, number][] }

const calls = (most: number): fc.Arbitrary<Made> =>
  fc.record({
    reviewers: fc.integer({ min: 1, max: most }),
    applications: fc.integer({ min: 0, max: most }),
    each: fc.integer({ min: 1, max: 3 }),
    conflicts: fc.array(fc.tuple(fc.nat(most), fc.nat(most)), { maxLength: most * 2 }),
  })

function assignable({ reviewers, applications, each, conflicts }: Made): Assignable {
  const pairs = new Set(conflicts.map(([reviewer, application]) => `r${reviewer} a${application}`))
  return {
    reviewers: Array.from({ length: reviewers }, (_, at) => `r${at}`),
    applications: Array.from({ length: applications }, (_, at) => `a${at}`),
    each,
    conflict: (reviewer, application) => pairs.has(`${reviewer} ${application}`),
  }
}

function loads({ reviewers }: Assignable, assignment: Assignment): number[] {
  const all = [...assignment.values()].flat()
  return reviewers.map((one) => all.filter((reviewer) => reviewer === one).length)
}

const squares = (list: readonly number[]) => list.reduce((sum, one) => sum + one * one, 0)

test('nobody judges an application over which they are in conflict, and each gets all reviewers that there are', () => {
  fc.assert(
    fc.property(calls(12), (made) => {
      const call = assignable(made)
      const assignment = assignEvenly(call)
      expect([...assignment.keys()]).toEqual(call.applications.toSorted())
      for (const [application, chosen] of assignment) {
        const able = call.reviewers.filter((reviewer) => !call.conflict(reviewer, application))
        expect(new Set(chosen).size).toBe(Math.min(call.each, able.length))
        for (const reviewer of chosen) expect(able).toContain(reviewer)
      }
    }),
    { numRuns: 500 },
  )
})

test('without conflicts nobody has more than one application more than another', () => {
  fc.assert(
    fc.property(calls(12), (made) => {
      const call = assignable({ ...made, conflicts: [] })
      const all = loads(call, assignEvenly(call))
      expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
    }),
  )
})

test('no other assignment is more even, whatever the conflicts', () => {
  fc.assert(
    fc.property(calls(4), (made) => {
      const call = assignable(made)
      expect(squares(loads(call, assignEvenly(call)))).toBe(mostEven(call))
    }),
    { numRuns: 300 },
  )
})

test('the order in which people are listed changes nothing', () => {
  fc.assert(
    fc.property(calls(8), (made) => {
      const call = assignable(made)
      const turned = {
        ...call,
        reviewers: call.reviewers.toReversed(),
        applications: call.applications.toReversed(),
      }
      expect(assignEvenly(turned)).toEqual(assignEvenly(call))
    }),
  )
})

test('two hundred applications among fifteen reviewers are shared out evenly', () => {
  const call = assignable({ reviewers: 15, applications: 200, each: 4, conflicts: [[0, 3]] })
  const all = loads(call, assignEvenly(call))
  expect([Math.min(...all), Math.max(...all)]).toEqual([53, 54])
})

/** Tries every possible assignment. */
function mostEven(call: Assignable): number {
  const choices = call.applications.map((application) => {
    const able = call.reviewers.filter((reviewer) => !call.conflict(reviewer, application))
    return subsets(able, Math.min(call.each, able.length))
  })
  const load = new Map(call.reviewers.map((one) => [one, 0]))
  const best = (at: number): number => {
    if (at === choices.length) return squares([...load.values()])
    let least = Number.POSITIVE_INFINITY
    for (const chosen of choices[at]!) {
      for (const one of chosen) load.set(one, load.get(one)! + 1)
      least = Math.min(least, best(at + 1))
      for (const one of chosen) load.set(one, load.get(one)! - 1)
    }
    return least
  }
  return best(0)
}

function subsets(from: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return from.flatMap((one, at) => subsets(from.slice(at + 1), size - 1).map((rest) => [one, ...rest]))
}
