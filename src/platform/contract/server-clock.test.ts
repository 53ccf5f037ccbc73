import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { ServerClock } from './server-clock.ts'

test('through hours in which the server says its time again and again, what is left is what is left, on a device that is wrong by hours', () => {
  const steps = fc.array(
    fc.record({ minutes: fc.nat(90), travels: fc.nat(5000), old: fc.boolean(), head: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  fc.assert(
    fc.property(steps, fc.integer({ min: -20, max: 20 }), (all, wrongHours) => {
      const clock = new ServerClock()
      const wrong = wrongHours * 60 * MINUTE_MS
      let real = Date.parse('2026-11-26T08:00:00Z')
      const deadline = real + 48 * 60 * MINUTE_MS
      const first = { said: new Date(real).toISOString(), heardAt: real + wrong }
      clock.hear(first.said, first.heardAt)
      for (const { minutes, travels, old, head } of all) {
        // A body carries milliseconds, the `date` header of a response whole seconds.
        const said = head ? new Date(real).toUTCString() : new Date(real).toISOString()
        real += travels
        // An answer that was kept is drawn again: it says nothing new.
        if (old) clock.hear(first.said, real + wrong)
        else clock.hear(said, real + wrong)
        real += minutes * MINUTE_MS
        const left = deadline - clock.at(real + wrong)
        expect(Math.abs(left - (deadline - real))).toBeLessThanOrEqual(9000)
      }
    }),
  )
})

test('a page that is the same for an hour corrects only a device that cannot be right', () => {
  const hourAt = '2026-11-26T08:00:00.000Z'
  const clockAfter = (minutes: number, openFor = 0) => {
    const device = Date.parse(hourAt) + minutes * MINUTE_MS
    const clock = new ServerClock()
    clock.hearPage(hourAt, device, openFor * MINUTE_MS)
    return (clock.at(device) - Date.parse(hourAt)) / MINUTE_MS
  }
  expect(clockAfter(59)).toBe(59)
  expect(clockAfter(119)).toBe(119)
  expect(clockAfter(-10)).toBe(0)
  expect(clockAfter(300)).toBe(0)
  expect(clockAfter(300, 250)).toBe(300)
})
