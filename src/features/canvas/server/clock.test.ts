import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { fromLocal } from '#platform/contract/local-time.ts'
import { secretsFrom } from '#platform/server/config/secrets.ts'
import { countedMoment, readClock, signClock } from './clock.ts'

const secrets = secretsFrom(randomBytes(32))

/**
 * Computes the counted moment for an arrival some milliseconds after the deadline, with the signed clock and the elapsed
 * time.
 */
function counted(late: number, signed?: { before: number; elapsed: number }, day = '2026-11-27') {
  const deadline = fromLocal(`${day}T14:00`)!
  return countedMoment({
    now: new Date(deadline.getTime() + late),
    deadline,
    graceEnd: new Date(deadline.getTime() + 30 * MINUTE_MS),
    signedAt: signed && deadline.getTime() - signed.before,
    elapsed: signed?.elapsed ?? 0,
  })
}

describe('the deadline is 14:00 by the server’s clock', () => {
  test('what arrives at 13:59:59.9 counts, at 14:00:00 it does not', () => {
    expect(counted(-100)).toEqual(new Date('2026-11-27T12:59:59.900Z'))
    expect(counted(0)).toBeUndefined()
  })

  test.each(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'])('also around %s', (day) => {
    expect(counted(-100, undefined, day)).toBeDefined()
    expect(counted(0, undefined, day)).toBeUndefined()
    expect(counted(MINUTE_MS, { before: MINUTE_MS, elapsed: 59_999 }, day)).toBeDefined()
  })

  test('what was reached before it by the signed clock still arrives in the minutes of grace', () => {
    expect(counted(5 * MINUTE_MS, { before: 10 * MINUTE_MS, elapsed: 9 * MINUTE_MS })).toEqual(
      new Date('2026-11-27T12:59:00.000Z'),
    )
    expect(counted(5 * MINUTE_MS, { before: 10 * MINUTE_MS, elapsed: 10 * MINUTE_MS })).toBeUndefined()
    expect(counted(30 * MINUTE_MS, { before: 10 * MINUTE_MS, elapsed: 0 })).toBeUndefined()
    expect(counted(5 * MINUTE_MS, { before: -MINUTE_MS, elapsed: 0 })).toBeUndefined()
  })

  test('a device cannot make a clock of its own, nor take that of another application', () => {
    const at = new Date('2026-11-27T12:50:00Z')
    const stamp = signClock(secrets, { id: 'a', at })
    expect(readClock(secrets, { id: 'a', stamp })).toBe(at.getTime())
    expect(readClock(secrets, { id: 'b', stamp })).toBeUndefined()
    for (const made of ['', '.', '1', `${at.getTime() - 1}.${stamp.split('.')[1]}`, `${at.getTime()}.AA`])
      expect(readClock(secrets, { id: 'a', stamp: made })).toBeUndefined()
  })
})
