import { expect, test } from 'vitest'
import { hasOutscored } from './outscored.ts'

const funded = { title: 'Klupe', municipality: null, requested: 1, amount: 1, project: null }

test('results state that an application with more points has no money only where there is one', () => {
  const last = { points: 3600, funded }
  expect(hasOutscored([{ points: 4500, funded }, last, { points: 1700, funded: null }])).toBe(false)
  expect(hasOutscored([last, { points: 3700, funded: null }])).toBe(true)
  expect(hasOutscored([last, { points: 3600, funded: null }, { points: null, funded: null }])).toBe(false)
  expect(hasOutscored([{ points: 4000, funded: null }])).toBe(false)
  expect(
    hasOutscored([
      { points: null, funded },
      { points: 100, funded: null },
    ]),
  ).toBe(true)
})
