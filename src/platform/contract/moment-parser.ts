import { fold } from './fold.ts'
import { fromLocal, localDay } from './local-time.ts'
import { monthOf } from './month-names.ts'

/** A day that somebody wrote, and the moment of it where an hour stands beside it. */
export type DayMoment = { day: string; moment: Date | undefined }

const LONGEST = 80
const DAYS: readonly (readonly [RegExp, (a?: string, b?: string, c?: string) => string | undefined])[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, dayOf],
  [/^(\d{4})(\d\d)(\d\d)(?!\d)/, dayOf],
  [
    /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d\d(?!:))(?!\d)/,
    (day, month, year) => (Number(month) > 12 ? dayOf(year, day, month) : dayOf(year, month, day)),
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]{1,3}([a-z]{3,10})[\s.,-]{1,3}(\d{4}|\d\d(?!:))(?!\d)/,
    (day, month, year) => dayOf(year, month, day),
  ],
  [
    /^([a-z]{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/,
    (month, day, year) => dayOf(year, month, day),
  ],
]
const WEEKDAY = /^([a-z]{2,12})\.?,?\s(?=\d|[a-z]{3,10}\.?\s\d)/
/** The separator between a day and an hour. */
const BETWEEN = /^(?:\s?god(?:ine)?)?[\s.,]{0,3}t?\s?(?:u|do|at|by|@|-)?\s?/
const CLOCK =
  /^(\d{1,2})[:.](\d\d)(?:[:.](\d\d)(?:[.,]\d{1,9})?)?(?!\d)(?:\s?([ap])\.?m\b\.?)?(?:\s?(?:sati|sat|casova|h)\b)?/
const HOUR = /^(\d{1,2})()()\s?(?:([ap])\.?m\b|sati|sat|casova|h\b)/
const SHIFT = /^(?:gmt|utc)?([+-])(\d\d):?(\d\d)?$/
/** Hours from universal time of the zones that feeds still name. */
const ZONES: ReadonlyMap<string, number> = new Map(
  'z:0 utc:0 gmt:0 ut:0 wet:0 bst:1 west:1 cet:1 mez:1 cest:2 mesz:2 eet:2 eest:3 msk:3 est:-5 edt:-4 cst:-6 cdt:-5 mst:-7 mdt:-6 pst:-8 pdt:-7'
    .split(' ')
    .map((pair) => [pair.split(':')[0] ?? '', Number(pair.split(':')[1])]),
)
const SECONDS = /^1\d{9}(?:\d{3})?$/
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * A day or a moment however a feed, a page or a person writes it: by the standards, with the day before the month as
 * here, with names of months in our languages. What names no zone is meant in Sarajevo. The engine's own `Date()` takes
 * the month for the day, and the zone of the machine for ours.
 */
export function parseMoment(input: string): DayMoment | undefined {
  if (input.length > LONGEST) return undefined
  const text = input
    .trim()
    .replace(/[\p{L}\p{M}]+/gu, fold)
    .replace(/\s+/g, ' ')
  if (SECONDS.test(text)) return atSeconds(Number(text.slice(0, 10)))
  const plain = text.replace(WEEKDAY, (all, word: string) => (monthOf(word) ? all : ''))
  for (const [form, read] of DAYS) {
    const match = form.exec(plain)
    const day = match && read(match[1], match[2], match[3])
    if (day) return withClock(day, plain.slice(match[0].length).replace(BETWEEN, ''))
  }
  return undefined
}

function atSeconds(seconds: number): DayMoment {
  const moment = new Date(seconds * 1000)
  return { day: localDay(moment), moment }
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const number = /^\d/.test(month) ? Number(month) : monthOf(month)
  if (!number || Number(day) < 1 || Number(day) > (DAYS_OF_MONTH[number - 1] ?? 0)) return undefined
  return `${year.length === 2 ? `20${year}` : year}-${two(number)}-${two(Number(day))}`
}

function withClock(day: string, rest: string): DayMoment {
  const [match = '', hour = '', minute = '', second = '', half] = CLOCK.exec(rest) ?? HOUR.exec(rest) ?? []
  if (match === '' || Number(hour) > 24 || Number(minute) > 59) return { day, moment: undefined }
  const hours =
    half === 'p' && Number(hour) < 12
      ? Number(hour) + 12
      : half === 'a' && Number(hour) === 12
        ? 0
        : Number(hour)
  // The end of a day is its last minute, as everywhere here.
  const clock = hours > 23 ? '23:59' : `${two(hours)}:${two(Number(minute || 0))}`
  const seconds = Number(second || 0) * 1000
  const zone = zoneOf(rest.slice(match.length))
  if (zone === undefined) {
    const local = fromLocal(`${day}T${clock}`)
    return { day, moment: local && new Date(local.getTime() + seconds) }
  }
  const moment = new Date(Date.parse(`${day}T${clock}:00Z`) + seconds - zone * 60_000)
  return { day: localDay(moment), moment }
}

/** Minutes from universal time; nothing where no zone is named. */
function zoneOf(rest: string): number | undefined {
  const [word = ''] = rest
    .trim()
    .replace(/^[([]/, '')
    .split(/[\s)\]]/)
  const [, sign, hours, minutes = '0'] = SHIFT.exec(word) ?? []
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  const named = ZONES.get(word)
  return named === undefined ? undefined : named * 60
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
