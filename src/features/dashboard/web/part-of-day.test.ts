import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

test('people are greeted by the clock of Sarajevo, in winter and in summer', () => {
  expect(partOfDay(new Date('2026-11-20T02:59:00Z'))).toBe('evening')
  expect(partOfDay(new Date('2026-11-20T03:00:00Z'))).toBe('morning')
  expect(partOfDay(new Date('2026-11-20T09:00:00Z'))).toBe('day')
  expect(partOfDay(new Date('2026-07-20T07:59:00Z'))).toBe('morning')
  expect(partOfDay(new Date('2026-07-20T08:00:00Z'))).toBe('day')
  expect(partOfDay(new Date('2026-07-20T16:00:00Z'))).toBe('evening')
  expect(partOfDay(new Date('2026-07-20T22:00:00Z'))).toBe('evening')
})
