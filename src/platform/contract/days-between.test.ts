import { expect, test } from 'vitest'
import { daysBetween } from './days-between.ts'

const days = (from: string, at: string) => daysBetween(new Date(from), new Date(at))

test('days are counted by midnights in Sarajevo, over the change of clocks too', () => {
  expect(days('2026-11-20T20:00:00Z', '2026-11-20T22:59:00Z')).toBe(0)
  expect(days('2026-11-20T20:00:00Z', '2026-11-20T23:00:00Z')).toBe(1)
  expect(days('2027-03-27T12:00:00Z', '2027-03-29T06:00:00Z')).toBe(2)
  expect(days('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z')).toBe(2)
})
