import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fundLine, normalise, rank, weightedScore } from './ranking.ts'

const CRITERIA = [
  { id: 'need', weight: 60 },
  { id: 'plan', weight: 40 },
]
const at = '2026-11-27T13:00:00.000Z'

test('criteria count by their weights, and alike where none has one', () => {
  expect(weightedScore(CRITERIA, { need: 5, plan: 2 })).toBe(3800)
  expect(
    weightedScore(
      CRITERIA.map(({ id }) => ({ id, weight: 0 })),
      { need: 5, plan: 2 },
    ),
  ).toBe(3500)
})

test('a severe and a generous reviewer of the same opinion end with the same scores', () => {
  const severe = [1000, 2000, 3000].map((score) => ({ reviewer: 'severe', score }))
  const generous = [3000, 4000, 5000].map((score) => ({ reviewer: 'generous', score }))
  // By hand: M = 3000, S = √(10/6) = 1.29099; of each reviewer s = √(2/3) = 0.81650; S / s = 1.58114.
  expect(normalise([...severe, ...generous])).toEqual([1419, 3000, 4581, 1419, 3000, 4581])
})

test('who gave fewer than three scores keeps them, and who gave one to all says nothing', () => {
  const few = [4000, 5000].map((score) => ({ reviewer: 'few', score }))
  const same = [2000, 2000, 2000].map((score) => ({ reviewer: 'same', score }))
  expect(normalise([...few, ...same])).toEqual([4000, 5000, 3000, 3000, 3000])
})

test('normalising keeps the order that a reviewer gave, and stays within the scale', () => {
  const given = fc.array(
    fc.record({ reviewer: fc.constantFrom('a', 'b', 'c'), score: fc.integer({ min: 0, max: 5000 }) }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(given, (list) => {
      const levels = normalise(list)
      for (const [one, { reviewer, score }] of list.entries()) {
        expect(levels[one]).toBeGreaterThanOrEqual(0)
        expect(levels[one]).toBeLessThanOrEqual(5000)
        for (const [other, second] of list.entries())
          if (second.reviewer === reviewer && score >= second.score)
            expect(levels[one]!).toBeGreaterThanOrEqual(levels[other]!)
      }
    }),
  )
})

test('level applications are ordered by raw points, then by what they ask for, then by when they were sent', () => {
  const candidates = [
    { id: 'late', requested: 100_00, countedAt: '2026-11-27T13:00:00.001Z' },
    { id: 'early', requested: 100_00, countedAt: at },
    { id: 'dear', requested: 200_00, countedAt: at },
    { id: 'good', requested: 300_00, countedAt: at },
  ]
  const given = candidates.map(({ id }) => ({
    reviewer: 'r',
    application: id,
    scores: id === 'good' ? { need: 5, plan: 5 } : { need: 3, plan: 3 },
  }))
  const ranking = rank(candidates, { criteria: CRITERIA, given })
  expect(ranking.map(({ id, rank: place }) => [place, id])).toEqual([
    [1, 'good'],
    [2, 'early'],
    [3, 'late'],
    [4, 'dear'],
  ])
})

test('the ranking shows what was given beside what it follows, and its range', () => {
  const [first] = rank([{ id: 'a', requested: 1, countedAt: at }], {
    criteria: CRITERIA,
    given: [
      { reviewer: 'x', application: 'a', scores: { need: 5, plan: 5 } },
      { reviewer: 'y', application: 'a', scores: { need: 2, plan: 2 } },
    ],
  })
  expect(first).toMatchObject({ raw: 3500, normalised: 3500, lowest: 2000, highest: 5000 })
})

test('the ranking is the same in whatever order applications and scores come', () => {
  const scored = fc.array(
    fc.record({
      reviewer: fc.constantFrom('a', 'b', 'c'),
      application: fc.constantFrom('1', '2', '3', '4'),
      scores: fc.record({ need: fc.integer({ min: 0, max: 5 }), plan: fc.integer({ min: 0, max: 5 }) }),
    }),
  )
  const candidates = ['1', '2', '3', '4'].map((id) => ({ id, requested: 100_00, countedAt: at }))
  fc.assert(
    fc.property(scored, (given) => {
      const turned = rank(candidates.toReversed(), { criteria: CRITERIA, given: given.toReversed() })
      expect(turned).toEqual(rank(candidates, { criteria: CRITERIA, given }))
    }),
  )
})

test('the fund reaches down to the first that it cannot pay, and spends no more than there is', () => {
  const asked = [1300_00, 1500_00, 900_00].map((requested) => ({ requested }))
  expect(fundLine(asked, 3000_00)).toEqual({ reached: 2, left: 200_00 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ requested: fc.integer({ min: 0, max: 2000_00 }) })),
      fc.nat(20_000_00),
      (list, fund) => {
        const { reached, left } = fundLine(list, fund)
        expect(list.slice(0, reached).reduce((sum, { requested }) => sum + requested, left)).toBe(fund)
        expect(left).toBeGreaterThanOrEqual(0)
        if (reached < list.length) expect(list[reached]!.requested).toBeGreaterThan(left)
      },
    ),
  )
})
