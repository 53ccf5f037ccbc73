import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Counted, voteOrder } from './vote-order.ts'

const LIMITS = { fund: 5000_00, minVotes: 50 }

function counted(...rows: readonly (readonly [votes: number, amount: number])[]): Counted[] {
  return rows.map(([votes, amount], at) => ({
    id: `p${at + 1}`,
    votes,
    amount: amount * 100,
    boardPlace: at + 1,
  }))
}

describe('the order of a vote', () => {
  test('gives the fund out from the top, stops where it ends, and gives nothing below the least number', () => {
    const { placed, left } = voteOrder(
      counted([76, 700], [118, 1200], [38, 800], [64, 1450], [97, 950], [51, 1100]),
      LIMITS,
    )
    expect(placed.map(({ id, place, given }) => [id, place, given])).toEqual([
      ['p2', 1, 1200_00],
      ['p5', 2, 950_00],
      ['p1', 3, 700_00],
      ['p4', 4, 1450_00],
      ['p6', 5, null],
      ['p3', 6, null],
    ])
    expect(left).toBe(700_00)
  })

  test('skips nobody: a smaller project below the line does not overtake the one that does not fit', () => {
    const { placed } = voteOrder(counted([90, 4900], [80, 400], [70, 100]), LIMITS)
    expect(placed.map(({ given }) => given)).toEqual([4900_00, null, null])
  })

  test('puts equal numbers of votes in the order of the board', () => {
    const [first, second] = counted([60, 500], [60, 400])
    expect(voteOrder([second!, first!], LIMITS).placed.map(({ id }) => id)).toEqual(['p1', 'p2'])
  })

  test('never gives more than the fund, nor to fewer votes than it asks for, and says what is left', () => {
    const rows = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 3000 })), { maxLength: 12 })
    fc.assert(
      fc.property(rows, fc.nat(8000), fc.nat(100), (those, fund, minVotes) => {
        const { placed, left } = voteOrder(counted(...those), { fund: fund * 100, minVotes })
        const given = placed.reduce((sum, one) => sum + (one.given ?? 0), 0)
        expect(given + left).toBe(fund * 100)
        expect(left).toBeGreaterThanOrEqual(0)
        for (const one of placed) if (one.given !== null) expect(one.votes).toBeGreaterThanOrEqual(minVotes)
        // Projects without money stand below all those with money.
        const firstWithout = placed.findIndex((one) => one.given === null)
        if (firstWithout >= 0)
          expect(placed.slice(firstWithout).every((one) => one.given === null)).toBe(true)
      }),
    )
  })
})
