import { expect, test } from 'vitest'
import { promisedHours } from './promise.ts'

test('danger waits for nobody, and whoever was never right waits longer', () => {
  const never = { right: 0, judged: 3 }
  expect(promisedHours({ isUrgent: true, trust: never })).toBe(1)
  expect(promisedHours({ isUrgent: false, trust: never })).toBe(72)
  for (const trust of [
    { right: 0, judged: 0 },
    { right: 0, judged: 2 },
    { right: 1, judged: 40 },
  ])
    expect(promisedHours({ isUrgent: false, trust })).toBe(24)
})
