import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'
/** Days of time left from which hours are not shown. */
const ONLY_DAYS = 14

/** Time until a deadline, in the two largest parts that matter. */
export type TimeLeft =
  | { unit: 'days'; days: number }
  | { unit: 'days-hours'; days: number; hours: number }
  | { unit: 'hours-minutes'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'last-minute' }
  | { unit: 'over' }

/** Returns the time left, rounded down, so that it never shows too much. */
export function timeLeft(deadline: Date, now: Date): TimeLeft {
  const left = deadline.getTime() - now.getTime()
  if (left <= 0) return { unit: 'over' }
  const days = Math.floor(left / DAY_MS)
  if (days >= ONLY_DAYS) return { unit: 'days', days }
  const hours = Math.floor((left % DAY_MS) / HOUR_MS)
  if (days > 0) return { unit: 'days-hours', days, hours }
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS)
  if (hours > 0) return { unit: 'hours-minutes', hours, minutes }
  return minutes > 0 ? { unit: 'minutes', minutes } : { unit: 'last-minute' }
}

/** Returns whether a deadline is within a week and shown as urgent. */
export function isPressing(deadline: Date, now: Date): boolean {
  const left = deadline.getTime() - now.getTime()
  return left > 0 && left < 7 * DAY_MS
}
