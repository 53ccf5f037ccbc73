import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts'
import { addDays, fromLocal, localDay, toLocal } from '#platform/contract/local-time.ts'

/** Hours of one day as the mentor's own clock shows them, `18:00` to `20:00`. */
export type Hours = { from: string; to: string }
/** Hours that come every week; day 1 is Monday. */
export type WeeklyHours = Hours & { day: number }
/** A day that is unlike its weekday: these hours and no others, or none. */
export type Exception = { day: string; hours: readonly Hours[] }
export type Availability = { zone: string; weekly: readonly WeeklyHours[]; exceptions: readonly Exception[] }
export type Span = { start: number; end: number }

export function isZone(zone: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    return timeZone !== '' && /^[A-Z][\w+-]*(?:\/[\w+-]+)*$/.test(zone)
  } catch {
    return false
  }
}

/** Says whether the hours of a day end after they begin and do not lie over one another. */
export function areHours(hours: readonly Hours[]): boolean {
  const sorted = hours.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return sorted.every(({ from, to }, n) => from < to && (n === 0 || sorted[n - 1]!.to <= from))
}

/** Days from one to another as a calendar has them, both included. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(`${first}T00:00Z`); at <= Date.parse(`${last}T00:00Z`); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** Monday is 1, Sunday 7. */
function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7) + 1
}

/**
 * The clock of one day in a zone. On nearly every day it is arithmetic; on the two of a year on which clocks change it is
 * asked for each time, and what a clock skips is no time at all.
 */
function clockOfDay(day: string, zone: string) {
  const [midnight, end] = [day, addDays(day, 1)].map((one) => midnightOf(one, zone))
  if (midnight !== undefined && end !== undefined && end - midnight === DAY_MS)
    return { moment: (clock: string) => midnight + minutesOf(clock) * MINUTE_MS, isWithin: () => true }
  return {
    moment: (clock: string) => fromLocal(`${day}T${clock}`, zone)?.getTime(),
    isWithin: ({ from, to }: Hours, { start, end: over }: Span) => {
      const [first, last] = [start, over - MINUTE_MS].map((at) => toLocal(new Date(at), zone))
      return first! >= `${day}T${from}` && last! < `${day}T${to}`
    },
  }
}

const MIDNIGHTS_KEPT = 4000
const midnights = new Map<string, number | undefined>()

/** Caches midnights: a list of mentors needs the same few weeks in the same few zones, and `Intl` is slow. */
function midnightOf(day: string, zone: string): number | undefined {
  const key = `${day} ${zone}`
  if (midnights.has(key)) return midnights.get(key)
  if (midnights.size >= MIDNIGHTS_KEPT) midnights.clear()
  const midnight = fromLocal(`${day}T00:00`, zone)?.getTime()
  midnights.set(key, midnight)
  return midnight
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

type SlotRange = {
  from: Date
  until: Date
  minutes: number
  /** The times already taken. */
  taken?: readonly Span[]
}

/**
 * The moments at which a meeting may begin, the earliest first. Hours are those of the mentor's clock on each day, so that
 * 18:00 stays 18:00 when clocks are put forward or back; each meeting has its whole length, whatever clocks do meanwhile.
 */
export function slotsOf(
  { zone, weekly, exceptions }: Availability,
  { from, until, minutes, taken = [] }: SlotRange,
): Date[] {
  const length = minutes * MINUTE_MS
  const unlike = new Map(exceptions.map(({ day, hours }) => [day, hours]))
  const slots: number[] = []
  for (const day of daysBetween(localDay(from, zone), localDay(until, zone))) {
    const hours = unlike.get(day) ?? weekly.filter((one) => one.day === weekdayOf(day))
    if (hours.length === 0) continue
    const at = clockOfDay(day, zone)
    for (const { from: opens, to: closes } of hours) {
      const [start, end] = [at.moment(opens), at.moment(closes)]
      if (start === undefined || end === undefined) continue
      for (let slot = start; slot + length <= end; slot += length)
        if (at.isWithin({ from: opens, to: closes }, { start: slot, end: slot + length })) slots.push(slot)
    }
  }
  return [...new Set(slots)]
    .filter((at) => at >= from.getTime() && at < until.getTime())
    .filter((at) => !taken.some(({ start, end }) => at < end && start < at + length))
    .toSorted((one, other) => one - other)
    .map((at) => new Date(at))
}
