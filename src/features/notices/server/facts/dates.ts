import { type NoticeText, type Span, SpanSet } from '../text/notice-text.ts'
import { monthOf } from '#platform/contract/month-names.ts'

/** A calendar day; the year is missing where the notice leaves it out. */
export type Day = { year: number | undefined; month: number; day: number }
export type DateMatch = Span & Day

const NUMERIC =
  /(?<![\d.,/])(?<!(?<!\b\d{4}\.?)-)(\d{1,2})\s{0,2}([./-])\s{0,2}(\d{1,2})\s{0,2}([./-])\s{0,2}(\d{4}|\d{2}(?!\d))(?![\d/])/g
const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g
const NAMED =
  /(?<!\d)(\d{1,2})\s{0,2}(?:\.|st|nd|rd|th|-og|-eg|og|-(?=[a-z]{3}-))?\s{0,2}(?:of\s|dan\s)?\s{0,2}([a-z]{1,10})\.?,?(?:\s{0,3}|-)(\d{4})?(?!\d|:\d)/g
const ENGLISH = /\b([a-z]{3,9})\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s{1,2}(\d{4})\b)?(?![.,]?\d)/g
const SHORT = /(?<![\d.,/])(\d{1,2})\s?\.\s?(\d{1,2})\s?\.(?!\s?\d)/g
const END_OF_MONTH =
  /\b(?:kraja|krajem|zadnjeg dana|posljednjeg dana|end of)\s(?:mjeseca\s|meseca\s)?([a-z]{3,10})\s{1,2}(\d{4})?/g

/** Dates that are read; no notice names more. */
const DATES_MAX = 200

/** Finds the days named in a text, in order; of overlapping readings the fuller one. */
export function findDates({ flat }: NoticeText): DateMatch[] {
  const dateMatches: DateMatch[] = []
  const spans = new SpanSet(flat.length)
  const add = (span: Span, day: Day) => {
    if (isDay(day) && spans.add(span)) dateMatches.push({ start: span.start, end: span.end, ...day })
  }
  for (const match of flat.matchAll(ISO))
    add(spanOf(match), { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
  for (const match of flat.matchAll(NUMERIC)) {
    const [, first, , second, , year = ''] = match
    add(spanOf(match), ordered(Number(first), Number(second), fullYear(year)))
  }
  for (const match of flat.matchAll(END_OF_MONTH)) {
    const month = monthOf(match[1] ?? '')
    if (!month) continue
    const year = match[2] ? Number(match[2]) : undefined
    add(spanOf(match), { year, month, day: new Date(Date.UTC(year ?? 2027, month, 0)).getUTCDate() })
  }
  for (const match of flat.matchAll(NAMED)) {
    const name = match[2] ?? ''
    const month = monthOf(name)
    // A Roman numeral is a month only between a day and a year.
    if (!month || (/^[ivx]+$/.test(name) && !match[3])) continue
    add(spanOf(match), { year: match[3] ? Number(match[3]) : undefined, month, day: Number(match[1]) })
  }
  for (const match of flat.matchAll(ENGLISH)) {
    const month = monthOf(match[1] ?? '')
    if (month)
      add(spanOf(match), { year: match[3] ? Number(match[3]) : undefined, month, day: Number(match[2]) })
  }
  for (const match of flat.matchAll(SHORT))
    add(spanOf(match), { year: undefined, month: Number(match[2]), day: Number(match[1]) })
  return dateMatches.sort((a, b) => a.start - b.start).slice(0, DATES_MAX)
}

function ordered(first: number, second: number, year: number): Day {
  return second > 12 && first <= 12
    ? { year, month: first, day: second }
    : { year, month: second, day: first }
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}

function isDay({ year, month, day }: Day): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31) return false
  if (year !== undefined && (year < 1900 || year > 2100)) return false
  return day <= new Date(Date.UTC(year ?? 2028, month, 0)).getUTCDate()
}

function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0
  return { start, end: start + match[0].trimEnd().length }
}

/** Returns a number for comparing days with a year. */
export function dayNumber({ year, month, day }: Day): number {
  return Math.floor(Date.UTC(year ?? 0, month - 1, day) / 86_400_000)
}

export function dayOfNumber(number: number): Day {
  const date = new Date(number * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
