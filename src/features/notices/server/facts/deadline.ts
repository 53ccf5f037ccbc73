import type { NoticeText, Span } from '../text/notice-text.ts'
import { clockNear, isoOf } from './clock.ts'
import { type Day, dayNumber, dayOfNumber, findDates, type DateMatch } from './dates.ts'
import { datedRoles } from './date-roles.ts'
import { COUNT, countOf } from './numbers.ts'

/** A fact read from a notice, and its places in the text. */
export type Read<T> = { value: T; spans: Span[] }

const RELATIVE = new RegExp(
  `(?<![\\d.,])\\b(${COUNT})\\s{0,2}(?:[(\\[/]\\s?(?:[a-z]{2,20}|\\d{1,3})\\s?[)\\]/]\\s{0,2})?(?:\\(slovima:? ?[a-z]+\\)\\s)?(kalendarskih |radnih |working |calendar |business )?(dana|dan|days|sedmic\\w|nedelj\\w|tjed\\w+|weeks|mjesec\\w?|meseci)\\b[^.;]{0,30}?\\b(?:od|nakon|po|from|after|of|since)\\b[^.;]{0,40}?\\b(?:objav\\w*|oglasavanj\\w*|publi\\w*|posting|raspisivanj\\w*|publishing|announcement)`,
  'g',
)
const OPEN_FOR = new RegExp(
  `\\b(?:otvoren\\w*|traje|rok[^.]{0,40}je|ostaje)\\b[^.;\\d]{0,30}\\b(${COUNT})\\s{0,2}(?:\\([a-z]{2,20}\\)\\s{0,2})?(radnih |kalendarskih )?(dana|dan)\\b`,
  'g',
)
/** Reads the deadline for applying. */
export function readDeadline(notice: NoticeText, now: Date): Read<string> | undefined {
  const dates = findDates(notice)
  const years = yearsOf(dates, notice, now)
  const roles = datedRoles(notice, dates)
  const marked = roles
    .filter(({ role }) => role === 'closes')
    .sort((a, b) => b.score - a.score || a.date.start - b.date.start)
  // If several days qualify, those in the past belong to earlier calls.
  const isAhead = ({ date }: (typeof marked)[number]) =>
    (dayNumber(withYear(date, years)) + 1) * 86_400_000 > now.getTime()
  const best = marked.find(isAhead) ?? marked[0]
  if (best) {
    const day = withYear(best.date, years)
    const clock = clockNear(notice, best.date, dates[dates.indexOf(best.date) + 1])
    return { value: isoOf(day, clock), spans: clock ? [best.date, clock.span] : [best.date] }
  }
  return readRelative(notice, roles.find(({ role }) => role === 'published')?.date, years)
}

function readRelative(
  notice: NoticeText,
  published: DateMatch | undefined,
  years: Years,
): Read<string> | undefined {
  if (!published) return undefined
  for (const pattern of [RELATIVE, OPEN_FOR]) {
    for (const match of notice.flat.matchAll(pattern)) {
      const count = countOf(match[1] ?? '')
      if (!count || isAboutOtherTime(notice, match.index)) continue
      const from = withYear(published, years)
      const span = { start: match.index, end: match.index + match[0].length }
      return { value: isoOf(later(from, count, match[2] ?? '', match[3] ?? '')), spans: [span, published] }
    }
  }
  return undefined
}

/** Recognises other periods in days: the age of papers, the time for complaints. */
function isAboutOtherTime({ flat }: NoticeText, at: number): boolean {
  return /\b(?:starij\w*|zalb\w*|prigovor\w*|older|obavij\w+ kandidat\w*|rezultat\w*|zakljuci\w+ ugovor\w*)\b[^.]{0,50}$/.test(
    flat.slice(Math.max(0, at - 90), at),
  )
}

function later(from: Day, count: number, working: string, unit: string): Day {
  if (/^(?:mjesec|mesec)/.test(unit)) {
    const date = new Date(Date.UTC(from.year ?? 0, from.month - 1 + count, from.day))
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
  }
  const days = /^(?:sedmic|nedelj|tjed|week)/.test(unit) ? count * 7 : count
  let number = dayNumber(from)
  if (!/radnih|working|business/.test(working)) return dayOfNumber(number + days)
  for (let left = days; left > 0; ) {
    number += 1
    const weekday = (number + 4) % 7
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return dayOfNumber(number)
}

/** `isLoose`: the only year is named elsewhere and may not belong to the day. */
type Years = { known: DateMatch | undefined; now: Date; isLoose?: boolean }

/** Returns the latest full date that the notice states about itself; a day without a year follows soon after it. */
function yearsOf(dates: readonly DateMatch[], { flat }: NoticeText, now: Date): Years {
  const latest = dates
    .filter(
      ({ year, start }) =>
        year !== undefined &&
        !/(?:broj|br\.|novine|glasnik|list)[^.;]{0,40}$/.test(flat.slice(Math.max(0, start - 60), start)),
    )
    .sort((a, b) => dayNumber(b) - dayNumber(a))[0]
  const bare = flat.match(/\b20[2-4]\d\b/g)
  if (latest || !bare) return { known: latest, now }
  const year = Math.max(...bare.map(Number))
  return { known: { start: 0, end: 0, year, month: 1, day: 1 }, now, isLoose: true }
}

function withYear(date: DateMatch, { known, now, isLoose }: Years): Day {
  const { month, day } = date
  if (date.year !== undefined) return { year: date.year, month, day }
  const start = known ?? { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
  const year = start.year ?? now.getUTCFullYear()
  // The latest date may belong to a later step, so a day without a year is the next such day in the future.
  if (isLoose || dayNumber(start) * 86_400_000 > now.getTime()) {
    const ahead = [year - 1, year].find(
      (one) => dayNumber({ year: one, month, day }) * 86_400_000 >= now.getTime(),
    )
    if (ahead !== undefined) return { year: ahead, month, day }
  }
  // More than 120 days before the notice's own date means the next year; without that date, any day that has passed does.
  const isNext = dayNumber({ year, month, day }) < dayNumber(start) - (known ? 120 : 0)
  return { year: isNext ? year + 1 : year, month, day }
}
