import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/server/config/secrets.ts'

const PURPOSE = 'canvas-clock'

/** The server's clock for one canvas, in a form that a device gives back and cannot make itself. */
export function signClock(secrets: Secrets, { id, at }: { id: string; at: Date }): string {
  const moment = String(at.getTime())
  return `${moment}.${secrets.digest(PURPOSE, `${id}.${moment}`).toString('base64url')}`
}

/** The moment that was signed for this canvas, or nothing. */
export function readClock(
  secrets: Secrets,
  { id, stamp }: { id: string; stamp: string },
): number | undefined {
  const [moment = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = secrets.digest(PURPOSE, `${id}.${moment}`)
  return given.length === right.length && timingSafeEqual(given, right) ? Number(moment) : undefined
}

type Arrival = {
  now: Date
  deadline: Date
  graceEnd: Date
  /** What the server last signed for the device, and how long ago the device says that was. */
  signedAt: number | undefined
  elapsed: number
}

/**
 * The moment that counts against the deadline, or nothing where it is too late. In time, that is the server's own. In the
 * minutes of grace it is what the device had reached by the clock that the server last signed: whatever the clock of the
 * device itself says plays no part.
 */
export function countedMoment({ now, deadline, graceEnd, signedAt, elapsed }: Arrival): Date | undefined {
  if (now < deadline) return now
  if (now >= graceEnd || signedAt === undefined) return undefined
  const reached = new Date(signedAt + elapsed)
  return reached < deadline && reached <= now ? reached : undefined
}
