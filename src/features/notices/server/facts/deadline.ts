import { type NoticeText, sentenceAround, type Span } from '../text/notice-text.ts'
import { clockNear, isoOf } from './clock.ts'
import { type Day, dayNumber, dayOfNumber, findDates, type FoundDate } from './dates.ts'
import { COUNT, countOf } from './numbers.ts'

/** What was read of a notice, and where it stands. */
export type Read<T> = { value: T; spans: Span[] }

type Sign = readonly [weight: number, pattern: RegExp]

/** What stands in the same sentence before a day that ends the time for applying. */
const BEFORE: readonly Sign[] = [
  [
    4,
    /\b(?:deadline|closing date|rok(?:a|u|om|ovi)?\b(?!.{0,20}(?:trajanj|izvrsenj|isporuk|realiz|povrat|zakljucenj)))/,
  ],
  [4, /\b(?:najkasnije|najkasniji|zakljucno|no later than|not later than|krajnji)\b/],
  [
    3,
    /\b(?:prijav\w*|dostav\w*|podnos\w*|podnes\w*|podnije\w*|aplik\w*|apply|applications?|submi\w*|posla\w*|slanj\w*|sla(?:ti|nja)|salj\w*|javi\w*|zamolb\w*|zahtjev\w*|radov\w*|potvrd\w*|predaj\w*|predaja\w*|zaprimaj\w*|proposals?|kandidatur\w*|ponud\w*|cv|biografij\w*|registr\w*)\b/,
  ],
  [
    3,
    /\b(?:otvoren(?!\w* (?:dan|vrat))\w*|traje|trajanje (?:konkursa|oglasa|poziva|prijav\w*)|istice|zakljucuje se|zatvara|konkurs ostaje|closes?|open until|ends? on|expires?|received|valid until|vrijedi|vazi)\b/,
  ],
  [
    2.6,
    /(?:\bdo|\bby|\buntil|\btill|\bbefore|\buntil and including|\bdo dana|\bdo zakljucno|\bon or before|\bdue|\bon)[\s:,]{1,3}(?:[a-z]{5,12},?\s)?(?:\d{1,2}[:.]\d{2}[^.]{0,22})?$/,
  ],
]
/** What says that a day is something else. */
const AGAINST: readonly Sign[] = [
  [
    6,
    /\b(?:sluzben\w+ (?:novin\w*|glasnik\w*|list\w*)|sl\.? ?(?:novine|glasnik|list)|zakon\w*|pravilnik\w*|odluk\w+ (?:broj|o))[^.\n]{0,60}$/,
  ],
  [6, /\b(?:broj|br\.)[^.\n]{0,30}$/],
  [
    5,
    /\b(?:objavljen\w*|objavljeno|datum objave|datum objavljivanja|published|posted|date posted|issued|donesen\w*|odrzan\w+ (?:dana )?|sjednic\w+|usvoj\w*|rodjen\w*|rodjen|roden\w*|od dana|datum:?|(?<!closing )(?<!due )(?<!end )(?<!final )(?<!deadline )date:?)\s{0,3}(?:dana\s)?[:\s]{0,3}$/,
  ],
  [
    4,
    /\b(?:odrzat ce se|odrzace se|odrzava se|odrzava|pocetak|pocinje|poceti|pocece|starting date|start date|starts?|begin\w*|krece|takes place|will be held|trajanje(?! (?:konkurs|oglas|poziv|prijav))|period(?! (?:za )?(?:prijav|aplic|podno))|realizacij\w*|implement\w*|provod\w*|stupa|rezultat\w*|results?|rang list\w*|intervju\w*|interviews?|testiranj\w*|pismen\w+ isp\w*|usmen\w+|pitanj\w*|questions?|clarification\w*|upit\w*|info ?sesij\w*|info dan\w*|otvaranj\w* ponud\w*|ugovor\w*|isplat\w*|navrsi\w*|do navrsen\w*|najvise \d+ godin\w*)[^.;]{0,50}$/,
  ],
  [3, /(?:\bod|\bfrom|\bsince|\bnakon|\bafter|\bposlije)\s{1,2}(?:dana\s)?$/],
]
const AFTER: readonly Sign[] = [
  [3, /^[\s,.]{0,3}(?:god\w*\.?)?[\s,]{0,3}(?:do|by|until|najkasnije|zakljucno)[\s]?\d{1,2}/],
  [0.5, /^[\s,.]{0,3}(?:god\w*\.?)?[\s,]{0,3}(?:u|at|\()[\s]?\d{1,2}/],
  [3, /^[^.\n]{0,40}\b(?:je (?:krajnji )?rok|is the deadline|zakljucno|do kada|kada istice)\b/],
]
const AGAINST_AFTER: readonly Sign[] = [
  // From one hour to another: something takes place then.
  [
    4,
    /^[\s,.]{0,3}(?:god\w*\.?)?[\s,]{0,3}(?:u |od |from )?\d{1,2}(?:[:.]\d{2})?\s?(?:h|sati)?\s?(?:-|do|to)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:h|sat|cas|pm)/,
  ],
  [
    4,
    /^[\s,.]{0,3}(?:god\w*\.?)?\s{0,2}(?:,? (?:donio|donijel|odrzan|objavljen|raspisuje|objavljuje|godine, (?:raspisuje|objavljuje|donosi)))/,
  ],
]

const LEAST = 2.6

const RELATIVE = new RegExp(
  `(?<![\\d.,])\\b(${COUNT})\\s{0,2}(?:[(\\[/]\\s?(?:[a-z]{2,20}|\\d{1,3})\\s?[)\\]/]\\s{0,2})?(?:\\(slovima:? ?[a-z]+\\)\\s)?(kalendarskih |radnih |working |calendar |business )?(dana|dan|days|sedmic\\w|nedelj\\w|tjed\\w+|weeks|mjesec\\w?|meseci)\\b[^.;]{0,30}?\\b(?:od|nakon|po|from|after|of|since)\\b[^.;]{0,40}?\\b(?:objav\\w*|oglasavanj\\w*|publi\\w*|posting|raspisivanj\\w*|publishing|announcement)`,
  'g',
)
const OPEN_FOR = new RegExp(
  `\\b(?:otvoren\\w*|traje|rok[^.]{0,40}je|ostaje)\\b[^.;\\d]{0,30}\\b(${COUNT})\\s{0,2}(?:\\([a-z]{2,20}\\)\\s{0,2})?(radnih |kalendarskih )?(dana|dan)\\b`,
  'g',
)
const PUBLISHED =
  /\b(?:objavljen\w{0,2}|objavljuje se|datum objave|datum objavljivanja|dan objave|objava|oglas objavljen|published(?: on)?|date of publication|publication date|posted(?: on)?|date posted|date published|issued on|raspisan\w{0,2}|issue date|datum raspisivanja)\b[^.;\n]{0,70}$/

/** Until when one may apply. */
export function readDeadline(notice: NoticeText, now: Date): Read<string> | undefined {
  const dates = findDates(notice)
  const years = yearsOf(dates, notice, now)
  const marked = dates
    .map((date, n) => ({ date, score: scoreOf(notice, date, n) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || a.date.start - b.date.start)
  const [best] = marked
  if (best) {
    const day = withYear(best.date, years)
    const clock = clockNear(notice, best.date)
    return { value: isoOf(day, clock), spans: clock ? [best.date, clock.span] : [best.date] }
  }
  return readRelative(notice, dates, years)
}

function scoreOf(notice: NoticeText, date: FoundDate, place: number): number {
  const sentence = sentenceAround(notice, date)
  const before = notice.flat.slice(sentence.start, date.start)
  const after = notice.flat.slice(date.end, Math.max(date.end, sentence.end))
  // The cue of a list, or of a label on the line before, stands outside of the sentence.
  const above = before.length < 12 ? notice.flat.slice(Math.max(0, date.start - 90), date.start) : before
  const near = before.slice(-130)
  let score = 0
  for (const [weight, sign] of BEFORE) {
    if (sign.test(near)) score += weight
    else if (above !== before && sign.test(above)) score += weight * 0.7
  }
  for (const [weight, sign] of AFTER) if (sign.test(after)) score += weight
  for (const [weight, sign] of AGAINST) if (sign.test(before)) score -= weight
  for (const [weight, sign] of AGAINST_AFTER) if (sign.test(after)) score -= weight
  if (
    /\bod\b[^.;]{0,12}\d[^.;]{0,20}\b(?:do)\s$/.test(near) &&
    !/\bprijav|\baplik|\botvoren|\brok\b|\bpodno/.test(near)
  )
    score -= 4
  // Of a time from one day to another the second is its end.
  if (/^[\s.]{0,3}(?:god\w*\.?)?\s?(?:-|do)\s{0,2}\d{1,2}\s?\./.test(after)) score -= 4
  return score - place * 0.01
}

function readRelative(notice: NoticeText, dates: FoundDate[], years: Years): Read<string> | undefined {
  const published = dates.find((date) =>
    PUBLISHED.test(notice.flat.slice(Math.max(0, date.start - 110), date.start)),
  )
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

/** Papers may not be older than so many days; a complaint may be made within so many: neither is the deadline. */
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

/** `isLoose`: only a year is named somewhere, which need not be that of the day. */
type Years = { known: FoundDate | undefined; now: Date; isLoose?: boolean }

/** The latest full date that the notice states about itself; a day without a year comes soon after it. */
function yearsOf(dates: readonly FoundDate[], { flat }: NoticeText, now: Date): Years {
  const known = dates
    .filter(
      ({ year, start }) =>
        year !== undefined &&
        !/(?:broj|br\.|novine|glasnik|list)[^.;]{0,40}$/.test(flat.slice(Math.max(0, start - 60), start)),
    )
    .sort((a, b) => dayNumber(b) - dayNumber(a))[0]
  const bare = flat.match(/\b20[2-4]\d\b/g)
  if (known || !bare) return { known, now }
  const year = Math.max(...bare.map(Number))
  return { known: { start: 0, end: 0, year, month: 1, day: 1 }, now, isLoose: true }
}

function withYear(date: FoundDate, { known, now, isLoose }: Years): Day {
  const { month, day } = date
  if (date.year !== undefined) return { year: date.year, month, day }
  const start = known ?? { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
  const year = start.year ?? now.getUTCFullYear()
  if (isLoose && dayNumber({ year: year - 1, month, day }) * 86_400_000 >= now.getTime())
    return { year: year - 1, month, day }
  // Half a year back is last year's; anything nearer is the same year, whether or not it has passed.
  const isNext = dayNumber({ year, month, day }) < dayNumber(start) - (known ? 120 : 0)
  return { year: isNext ? year + 1 : year, month, day }
}
