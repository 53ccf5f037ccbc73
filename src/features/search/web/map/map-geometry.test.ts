import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { clustersOf, namesOf, SIZES } from './map-geometry.ts'

const counts = fc
  .array(fc.integer({ min: 0, max: 400 }), {
    minLength: MUNICIPALITY_IDS.length,
    maxLength: MUNICIPALITY_IDS.length,
  })
  .map((all) => MUNICIPALITY_IDS.map((value, n) => ({ value, count: all[n] ?? 0 })))

test('whatever is counted where, circles never touch, each has room for a finger, and nothing is counted twice or lost', () => {
  fc.assert(
    fc.property(counts, fc.constantFrom(SIZES.phone, SIZES.wide), (all, size) => {
      const clusters = clustersOf(all, size)
      const told = all.filter(({ count }) => count > 0)
      expect(clusters.flatMap(({ places }) => places).toSorted()).toEqual(
        told.map(({ value }) => value).toSorted(),
      )
      const sum = (list: readonly { count: number }[]) => list.reduce((total, { count }) => total + count, 0)
      expect(sum(clusters)).toBe(sum(told))
      for (const [n, one] of clusters.entries())
        for (const other of clusters.slice(n + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y)
          expect(apart).toBeGreaterThanOrEqual(size.apart)
          expect(apart).toBeGreaterThan(one.radius + other.radius)
        }
    }),
    { numRuns: 40 },
  )
})

test('either every circle has a name, which no other name touches, or none has', () => {
  const few = fc.uniqueArray(fc.constantFrom(...MUNICIPALITY_IDS), { minLength: 1, maxLength: 12 })
  const seen = new Set<string>()
  const letters = SIZES.wide.letters
  fc.assert(
    fc.property(few, (places) => {
      const clusters = clustersOf(
        places.map((value, n) => ({ value, count: n + 1 })),
        SIZES.wide,
      )
      const names = namesOf(clusters, { letters })
      seen.add(names.length === 0 ? 'none' : 'all')
      expect([0, clusters.length]).toContain(names.length)
      for (const [n, one] of names.entries())
        for (const other of names.slice(n + 1)) {
          const width = ((one.town.length + other.town.length) / 2) * letters * 0.5
          const isApart = Math.abs(one.x - other.x) >= width || Math.abs(one.y - other.y) >= letters - 0.2
          expect(isApart).toBe(true)
        }
    }),
    { numRuns: 200 },
  )
  expect([...seen].toSorted()).toContain('all')
})

test('a circle has the name of its largest town, of which Sarajevo is one with several municipalities', () => {
  const [circle] = clustersOf(
    [
      { value: 'ilidza', count: 5 },
      { value: 'novo-sarajevo', count: 4 },
      { value: 'stari-grad-sarajevo', count: 3 },
    ],
    SIZES.phone,
  )
  expect(circle).toMatchObject({ id: 'ilidza', town: 'Sarajevo', count: 12 })
})
