import { HOUR_MS } from '#platform/contract/durations.ts'
import { localParts } from './dates.ts'

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/

/** A moment as a clock in Sarajevo shows it: `2026-11-27T14:00`. */
export function toLocal(moment: Date): string {
  const { year, month, day, hour, minute } = localParts(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${hour}:${minute}`
}

/**
 * The moment at which a clock in Sarajevo shows this. An hour that comes twice in October is meant the first time;
 * one that is skipped in March is the moment at which the clock has jumped over it.
 */
export function fromLocal(local: string): Date | undefined {
  const [, year, month, day, hour, minute] = (LOCAL.exec(local) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute)
  // Both offsets of the year, the summer's first: it is the earlier moment.
  const fitting = [2, 1]
    .map((offset) => new Date(asIfUtc - offset * HOUR_MS))
    .find((at) => toLocal(at) === local)
  if (fitting) return fitting
  const jumped = new Date(asIfUtc - HOUR_MS)
  return toLocal(jumped).slice(0, 10) === local.slice(0, 10) && Number(hour) < 24 ? jumped : undefined
}

/** The day in Sarajevo, wherever this runs: `2026-11-27`. */
export function localDay(moment: Date): string {
  return toLocal(moment).slice(0, 10)
}

/**
 * The last day of what ends at this moment: a promise that ends with the 6th ends at midnight, where the 7th begins, and is
 * kept until the 6th on every screen, in mails and in files.
 */
export function lastDay(end: Date): Date {
  return new Date(end.getTime() - 1)
}

/** The last moment of the day so many days after this one, as the database counts promises. */
export function endAfterDays(moment: Date, days: number): Date | undefined {
  const [year = 0, month = 1, day = 1] = localDay(moment).split('-').map(Number)
  return fromLocal(`${new Date(Date.UTC(year, month - 1, day + days + 1)).toISOString().slice(0, 10)}T00:00`)
}

/** The last minute of a day in Sarajevo; undefined for what is no day. */
export function endOfLocalDay(day: string): Date | undefined {
  return fromLocal(`${day}T23:59`)
}
