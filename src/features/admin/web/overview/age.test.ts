import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:00Z', { unit: 'fresh', n: 0 }],
  ['2026-11-20T12:05:00Z', { unit: 'fresh', n: 0 }],
  ['2026-11-20T10:30:00Z', { unit: 'hours', n: 1 }],
  ['2026-11-18T12:30:00Z', { unit: 'hours', n: 47 }],
  ['2026-11-18T12:00:00Z', { unit: 'days', n: 2 }],
  ['2026-11-01T12:00:00Z', { unit: 'days', n: 19 }],
] as const)('what began %s is %j old', (since, age) => {
  expect(ageOf(since, NOW)).toEqual(age)
})
