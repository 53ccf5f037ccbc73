import { addDays, fromLocal, toLocal } from '#platform/contract/local-time.ts'

/** Minutes of the day in Sarajevo; the days (1 is Monday) are those on which the quiet hours begin. */
export type Quiet = { quiet: boolean; quietFrom: number; quietTo: number; quietDays: readonly number[] }

const DAY = 24 * 60

/** Returns the end of the current quiet hours; `undefined` outside them. */
export function quietUntil({ quiet, quietFrom, quietTo, quietDays }: Quiet, now: Date): Date | undefined {
  if (!quiet || quietFrom === quietTo) return undefined
  const [day = '', clock = ''] = toLocal(now).split('T')
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const minutes = hour * 60 + minute
  const overnight = quietFrom > quietTo
  const beganToday = minutes >= quietFrom && (overnight || minutes < quietTo)
  const beganYesterday = overnight && minutes < quietTo
  if (beganToday && quietDays.includes(weekdayOf(day)))
    return momentOf(day, overnight ? quietTo + DAY : quietTo)
  if (beganYesterday && quietDays.includes(weekdayOf(addDays(day, -1)))) return momentOf(day, quietTo)
  return undefined
}

function momentOf(day: string, minutes: number): Date | undefined {
  return fromLocal(`${addDays(day, Math.floor(minutes / DAY))}T${clockOf(minutes % DAY)}`)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}

/** Formats minutes of the day: `22:00`. */
export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Parses `22:00`; `undefined` for other texts. */
export function minutesOf(clock: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}
