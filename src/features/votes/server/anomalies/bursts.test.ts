import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bursts } from './bursts.ts'

const windows = (option: string, ...counts: number[]) => counts.map((votes, at) => ({ option, at, votes }))

describe('bursts', () => {
  test('are ten minutes with many times the usual votes of a project', () => {
    const found = bursts([...windows('kino', 2, 3, 2, 40, 3), ...windows('mural', 12, 14, 11, 15)])
    expect(found).toEqual([{ option: 'kino', at: 3, votes: 40 }])
  })

  test('are none where few vote, however suddenly', () => {
    expect(bursts(windows('kino', 1, 1, 9, 1))).toEqual([])
  })

  test('of one project depend on no other, and the quietest window is never one beside others', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const own = windows('a', ...one)
        expect(bursts([...own, ...windows('b', ...other)]).filter(({ option }) => option === 'a')).toEqual(
          bursts(own),
        )
        const least = Math.min(...one)
        expect(bursts(own).every(({ votes }) => votes > least)).toBe(true)
      }),
    )
  })
})
