import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/contract/durations.ts'
import { byUrgency, urgencyOf } from './urgency.ts'

const NOW = Date.parse('2026-11-28T10:00:00Z')
const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString()

const candidates = fc
  .uniqueArray(
    fc.record(
      {
        id: fc.string({ minLength: 1, maxLength: 8 }),
        weight: fc.integer({ min: 0, max: 100 }),
        // Whole days as well, so that equal moments are common.
        dueAt: fc.oneof(
          fc.integer({ min: -1, max: 40 }).map(inDays),
          fc.double({ min: 0, max: 40, noNaN: true }).map(inDays),
        ),
      },
      { requiredKeys: ['id', 'weight'] },
    ),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  .map((all) => all.map(({ id, weight, dueAt }) => ({ id, weight, ...(dueAt && { dueAt }) })))
const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id)

describe('The order of steps', () => {
  test('is one and the same, in whatever order the features answer', () => {
    fc.assert(
      fc.property(
        candidates.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(ids(byUrgency(shuffled, NOW))).toEqual(ids(byUrgency(all, NOW)))
        },
      ),
    )
  })

  test('is total: every pair stands as it stands among all', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const order = byUrgency(all, NOW)
        order.forEach((one, n) => {
          for (const later of order.slice(n + 1)) {
            expect(byUrgency([later, one], NOW)[0]).toBe(one)
            expect(urgencyOf(one, NOW)).toBeGreaterThanOrEqual(urgencyOf(later, NOW))
          }
        })
      }),
    )
  })

  test('grows with time: nothing becomes less urgent while its moment comes nearer', () => {
    fc.assert(
      fc.property(candidates, fc.double({ min: 0, max: 40, noNaN: true }), (all, days) => {
        for (const one of all)
          expect(urgencyOf(one, NOW + days * DAY_MS)).toBeGreaterThanOrEqual(urgencyOf(one, NOW))
      }),
    )
  })

  test('never puts a step back because its moment is earlier or it matters more', () => {
    fc.assert(
      fc.property(candidates, fc.nat(), fc.nat(40), fc.nat(20), (all, nth, earlier, more) => {
        fc.pre(all.length > 0)
        const candidate = all[nth % all.length]!
        const dueAt = candidate.dueAt
          ? new Date(Date.parse(candidate.dueAt) - earlier * DAY_MS).toISOString()
          : inDays(earlier)
        const nearer = { ...candidate, dueAt, weight: candidate.weight + more }
        const placeIn = (steps: typeof all) => ids(byUrgency(steps, NOW)).indexOf(candidate.id)
        expect(placeIn(all.map((one) => (one === candidate ? nearer : one)))).toBeLessThanOrEqual(
          placeIn(all),
        )
      }),
    )
  })

  test('puts an interview in two days before a draft, and a draft of today before an interview in five', () => {
    const interview = (days: number) => ({ id: 'interview', weight: 75, dueAt: inDays(days) })
    const draft = { id: 'draft', weight: 55 }
    expect(ids(byUrgency([draft, interview(2)], NOW))).toEqual(['interview', 'draft'])
    const today = { ...draft, dueAt: inDays(0.4) }
    expect(ids(byUrgency([interview(5), today], NOW))).toEqual(['draft', 'interview'])
  })
})
