import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts'
import { localParts, TIME_ZONE } from './dates.ts'

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/

/** A moment as a clock in Sarajevo, or in another zone, shows it: `2026-11-27T14:00`. */
export function toLocal(moment: Date, zone = TIME_ZONE): string {
  const { year, month, day, hour, minute } = localParts(moment, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${hour}:${minute}`
}

/**
 * The moment at which a clock in Sarajevo, or in another zone, shows this. An hour that comes twice in autumn is meant the
 * first time; one that is skipped in spring is the moment at which the clock has jumped over it.
 */
export function fromLocal(local: string, zone = TIME_ZONE): Date | undefined {
  const [, year, month, day, hour, minute] = (LOCAL.exec(local) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute)
  // The offset of the day before and of the day after: the greater one first, because it gives the earlier moment.
  const ahead = [-DAY_MS, DAY_MS].map((by) => aheadOfUtc(new Date(asIfUtc + by), zone))
  const fitting = ahead
    .toSorted((one, other) => other - one)
    .map((offset) => new Date(asIfUtc - offset))
    .find((at) => toLocal(at, zone) === local)
  if (fitting) return fitting
  const jumped = new Date(asIfUtc - Math.min(...ahead))
  return toLocal(jumped, zone).slice(0, 10) === local.slice(0, 10) && Number(hour) < 24 ? jumped : undefined
}

/** By how many milliseconds the clock of a zone is ahead of UTC at a moment. */
function aheadOfUtc(moment: Date, zone: string): number {
  const whole = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS
  return Date.parse(`${toLocal(new Date(whole), zone)}Z`) - whole
}

/** The day in Sarajevo, or in another zone, wherever this runs: `2026-11-27`. */
export function localDay(moment: Date, zone = TIME_ZONE): string {
  return toLocal(moment, zone).slice(0, 10)
}

/**
 * The last day of what ends at this moment: a promise that ends with the 6th ends at midnight, where the 7th begins, and is
 * kept until the 6th on every screen, in mails and in files.
 */
export function lastDay(end: Date): Date {
  return new Date(end.getTime() - 1)
}

/** Adds days to a day (`2026-11-27`); without a time, so that summer time plays no part. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The last moment of the day so many days after this one, as the database counts promises. */
export function endAfterDays(moment: Date, days: number): Date | undefined {
  return fromLocal(`${addDays(localDay(moment), days + 1)}T00:00`)
}

/** The last minute of a day in Sarajevo; undefined for what is no day. */
export function endOfLocalDay(day: string): Date | undefined {
  return fromLocal(`${day}T23:59`)
}
