import type { NoticeText, Span } from '../text/notice-text.ts'
import { type Day, dayNumber, dayOfNumber } from './dates.ts'

/** Minutes after midnight as stated, and the stated time zone. */
export type Clock = { minutes: number; zone: number | undefined; span: Span }

const REACH = 48
const COLON =
  /(?:^|[^\d.,])(\d{1,2})\s?[:.,]\s?(\d{2})(?![\d.,]\d|\d)\s{0,2}(sat[aiu]?|casova|casa|cas|hrs?|h\b|hours|am\b|pm\b|a\.m\.?|p\.m\.?)?/
const WHOLE =
  /(?:^|[^\d.,:])(\d{1,2})(?:\s?[.,])?\s{0,2}(?:\([a-z ]{3,20}\)\s)?(sati|sata|sat|casova|casa|cas|hrs?\b|h\b|hours\b|am\b|pm\b|a\.m\.?|p\.m\.?|o'?clock)/
const MIDNIGHT = /\b(?:ponoci|ponoc|midnight)\b/
const NOON = /\b(?:podne(?:va)?|noon)\b/
const ZONE = /^[\s,(]{0,3}(utc|gmt|cest|cet|est|edt|bst|eet|brussels|srednjoevrops|sarajev|central|local)/
/** Minutes to add for UTC; other times are local. */
const ZONE_MINUTES: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  bst: -60,
  eet: -120,
  est: 300,
  edt: 240,
}

/** Finds the time of day that belongs to a date: directly after it, or just before it. */
export function clockNear({ flat }: NoticeText, date: Span, next?: Span): Clock | undefined {
  const after = flat.slice(date.end, Math.min(date.end + REACH, next?.start ?? flat.length))
  // Another date starts another statement.
  const cut = `${after}${flat.slice(date.end + REACH, date.end + REACH + 8)}`.search(
    /\d{1,2}\s?\.\s?\d{1,2}\s?\.\s?\d{2}|[;•]|\n\n|[a-z]{2}\.\s[a-z]{3}/,
  )
  const ahead = readClock(cut < 0 ? after : after.slice(0, cut + 2), date.end, flat)
  if (ahead) return ahead
  const from = Math.max(0, date.start - 36)
  const before = flat.slice(from, date.start)
  if (!/\b(?:do|u|by|at|until|before|najkasnije|than)\b/.test(before)) return undefined
  const tail = before.slice(before.search(/[^.;\n]*(?:\d[.,]\d\d[^.;\n]*)?$/))
  const start = from + before.length - tail.length
  // The hour of the day that is named before.
  if (/\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}\.)?$/.test(flat.slice(Math.max(0, start - 14), start)))
    return undefined
  return readClock(tail, start, flat)
}

function readClock(part: string, from: number, flat: string): Clock | undefined {
  const colon = COLON.exec(part)
  const whole = WHOLE.exec(part)
  const isTime =
    colon !== null &&
    (colon[0].includes(':') ||
      colon[3] !== undefined ||
      /\b(?:do|u|at|by)\s{1,2}$/.test(part.slice(0, colon.index + 1)))
  const match = isTime ? colon : whole
  if (match) {
    const hour = Number(match[1])
    const minute = match === colon ? Number(match[2]) : 0
    const half = (match === colon ? match[3] : match[2]) ?? ''
    const hours =
      half.startsWith('p') && hour < 12 ? hour + 12 : half.startsWith('a') && hour === 12 ? 0 : hour
    if (hours > 24 || minute > 59) return undefined
    const end = from + match.index + match[0].length
    return {
      minutes: Math.min(hours * 60 + minute, 1439),
      zone: zoneAt(flat, end),
      span: { start: from + match.index, end },
    }
  }
  const word = MIDNIGHT.exec(part) ?? NOON.exec(part)
  if (!word) return undefined
  const minutes = NOON.test(word[0]) ? 720 : 1439
  const end = from + word.index + word[0].length
  return { minutes, zone: zoneAt(flat, end), span: { start: from + word.index, end } }
}

function zoneAt(flat: string, end: number): number | undefined {
  const zone = ZONE.exec(flat.slice(end, end + 24))?.[1]
  return zone === undefined ? undefined : ZONE_MINUTES[zone]
}

const OFFSET = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sarajevo', timeZoneName: 'longOffset' })

/** Returns a day, or a day and a time with the offset of Sarajevo on that day. */
export function isoOf(day: Day, clock?: Pick<Clock, 'minutes' | 'zone'>): string {
  if (!clock) return isoDay(day)
  let local = dayNumber(day) * 1440 + clock.minutes
  if (clock.zone !== undefined) local = local + clock.zone + offsetAt(local + clock.zone)
  const offset = offsetAt(local - 60)
  const minutes = ((local % 1440) + 1440) % 1440
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
  return `${isoDay(dayOfNumber(Math.floor(local / 1440)))}T${time}+${two(offset / 60)}:00`
}

/** Returns the minutes by which Sarajevo is ahead of UTC. */
function offsetAt(minutes: number): number {
  const name = OFFSET.formatToParts(new Date(minutes * 60_000)).find(
    ({ type }) => type === 'timeZoneName',
  )?.value
  return Number(/\+(\d{2})/.exec(name ?? '')?.[1] ?? 1) * 60
}

function isoDay({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
