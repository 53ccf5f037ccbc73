import { describe, expect, it } from 'vitest'
import { stoneTurn, uprightStone } from './stone.ts'

describe('the stones of the large arch', () => {
  it('are symmetrical, so that turning one of them lays the whole arch', () => {
    const path = uprightStone({ frame: { outer: 622, inner: 522, gap: 7 }, degrees: 13.3 })
    const [, left, top, right] = /^M(\S+) (\S+)A622 622 0 0 1 (\S+) (\S+)L/.exec(path) ?? []
    expect(Number(left)).toBe(-Number(right))
    expect(Number(top)).toBeLessThan(-600)
  })

  it('stand upright in the middle and turn evenly to both sides', () => {
    const turns = [0, 1, 2, 3, 4].map((index) => stoneTurn({ index, count: 5, degrees: 20 }))
    expect(turns).toEqual(['rotate(-40)', 'rotate(-20)', 'rotate(0)', 'rotate(20)', 'rotate(40)'])
  })
})
