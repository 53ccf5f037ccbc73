import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/contract/durations.ts'
/** With more time left the hours say nothing. */
const ONLY_DAYS = 14

/** Time until a deadline, in the two largest parts that matter. */
export type TimeLeft =
  | { unit: 'days'; days: number }
  | { unit: 'days-hours'; days: number; hours: number }
  | { unit: 'hours-minutes'; hours: number; minutes: number }
  | { unit: 'over' }

/** Never says more time than there is: parts of an hour or a minute are left out. */
export function timeLeft(deadline: Date, now: Date): TimeLeft {
  const left = deadline.getTime() - now.getTime()
  if (left <= 0) return { unit: 'over' }
  const days = Math.floor(left / DAY_MS)
  if (days >= ONLY_DAYS) return { unit: 'days', days }
  const hours = Math.floor((left % DAY_MS) / HOUR_MS)
  if (days > 0) return { unit: 'days-hours', days, hours }
  return { unit: 'hours-minutes', hours, minutes: Math.floor((left % HOUR_MS) / MINUTE_MS) }
}

/** Deadlines of this week are shown as pressing. */
export function isPressing(deadline: Date, now: Date): boolean {
  const left = deadline.getTime() - now.getTime()
  return left > 0 && left < 7 * DAY_MS
}
