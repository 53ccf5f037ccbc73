import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/server/config/secrets.ts'

const PURPOSE = 'canvas-clock'

/** Signs the server's time for one canvas; a device returns it and cannot forge it. */
export function signClock(secrets: Secrets, { id, at }: { id: string; at: Date }): string {
  const moment = String(at.getTime())
  return `${moment}.${secrets.digest(PURPOSE, `${id}.${moment}`).toString('base64url')}`
}

/** Returns the time signed for this canvas, or undefined. */
export function readClock(
  secrets: Secrets,
  { id, stamp }: { id: string; stamp: string },
): number | undefined {
  const [moment = '', signature = ''] = stamp.split('.')
  const mac = Buffer.from(signature, 'base64url')
  const right = secrets.digest(PURPOSE, `${id}.${moment}`)
  return mac.length === right.length && timingSafeEqual(mac, right) ? Number(moment) : undefined
}

type Arrival = {
  now: Date
  deadline: Date
  graceEnd: Date
  /** The time that the server last signed for the device, and the milliseconds since then as the device reports them. */
  signedAt: number | undefined
  elapsed: number
}

/**
 * Returns the moment that counts against the deadline, or undefined if it is too late. Before the deadline it is the
 * server's own time. In the minutes of grace it is the signed time plus the elapsed time, so that the device's own clock
 * plays no part.
 */
export function countedMoment({ now, deadline, graceEnd, signedAt, elapsed }: Arrival): Date | undefined {
  if (now < deadline) return now
  if (now >= graceEnd || signedAt === undefined) return undefined
  const reached = new Date(signedAt + elapsed)
  return reached < deadline && reached <= now ? reached : undefined
}
