import { fold } from '#platform/contract/fold.ts'

/** A period of a life, in months where they are known; `to` is null if it continues. */
export type Period = {
  from: string | null
  to: string | null
  isOngoing: boolean
  /** Both ends are given, or that it continues. */
  isRange: boolean
  /** Its position in the text. */
  start: number
  end: number
}

const MONTHS = [
  'januar\\w*|january|sijecanj|sijecnja|sijecnju|jan|sij',
  'februar\\w*|february|veljac\\w*|feb|velj',
  'mart\\w?|march|ozujak|ozujka|ozujku|mar|ozu',
  'april\\w?|travanj|travnja|travnju|apr|tra',
  'maj\\w?|may|svibanj|svibnja|svibnju|svi',
  'juni?\\w?|june|lipanj|lipnja|lipnju|lip',
  'juli?\\w?|july|srpanj|srpnja|srpnju|srp',
  'august\\w?|avgust\\w?|kolovoz\\w?|aug|avg|kol',
  'septembar|septembr\\w|september|rujan|rujna|rujnu|sept|sep|ruj',
  'oktobar|oktobr\\w|october|listopad\\w?|okt|oct|lis',
  'novembar|novembr\\w|november|studeni|studenog\\w?|nov|stu',
  'decembar|decembr\\w|december|prosinac|prosinca|prosincu|dec|pro',
]
/** The months of each season; winter crosses the end of the year and counts as a whole year. */
const SEASONS: readonly (readonly [names: string, from: number, to: number])[] = [
  ['proljec\\w|prolece\\w?|prolet\\w+|spring', 3, 5],
  ['ljet[aou]\\w?|let[ou]|summer|sezon[aeu]', 6, 8],
  ['jesen\\w?|autumn|fall', 9, 11],
]
const EACH_SEASON = SEASONS.map(([names, from, to]) => ({ names: new RegExp(`^(?:${names})$`), from, to }))
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const EACH_MONTH = MONTHS.map((names) => new RegExp(`^(?:${names})$`))

const YEAR = '(?:19[4-9]|20[0-4])\\d'
const NUMBER = '(?:1[0-2]|0?[1-9])'
const DAY = '(?:3[01]|[12]\\d|0?[1-9])'
const WORD = `(?:${MONTHS.join('|')})`
const SEASON = `(?:${SEASONS.map(([names]) => names).join('|')})`
const AFTER = '(?!\\d)(?:\\.(?!\\d))?(?:\\s*(?:godine|god\\b|g\\b|year)\\.?)?'
const POINT = new RegExp(
  [
    `(?<![\\d\\w])(?<iso>${YEAR})-(?<isoMonth>0[1-9]|1[0-2])(?:-\\d\\d)?`,
    `(?<![\\d\\w])(?:${DAY}\\s?[./-]\\s?)?(?<number>${NUMBER})\\s?[./-]\\s?(?<numberYear>${YEAR})`,
    `(?<![\\w])(?:${DAY}(?:st|nd|rd|th)?\\.?\\s*)?(?<word>${WORD})\\b\\.?,?\\s*'?(?<wordYear>${YEAR})`,
    `(?<![\\w])(?<season>${SEASON})\\s+(?:of\\s+)?(?<seasonYear>${YEAR})`,
    `(?<![\\w])(?<roman>x?i{1,3}|iv|vi{0,3}|ix|x)\\s?[./]?\\s?(?<romanYear>${YEAR})`,
    `(?<![\\d\\w@])(?<year>${YEAR})`,
  ]
    .map((shape) => `(?:${shape})${AFTER}`)
    .join('|'),
  'g',
)
const NOW =
  /^\s*(?:do\s+)?(?:danas\w*|sadasnj\w*|sada|sad\b|trenut\w+|present|current|now\b|today|u\s+toku|ongoing|to\s+date|jos\s+traje|traje|dalje|tekuce)/
const BETWEEN = /^\s*(?:[-–—―−→~]+|do\b|to\b|until\b|till\b)\s*$/
const OPEN = /^\s*(?:[-–—―−→]+\s*(?:$|[)|]))/
const SINCE = /\b(?:od|since|from|starting)\s*$/
/** “mart – juli 2021”, “03–07/2021”: the year is only at the end. */
const MONTHS_OF_YEAR = new RegExp(
  `(?<![\\w./-])(?:(?<words>${WORD})\\b\\.?|(?<numbers>${NUMBER})\\.?)\\s*(?:[-–—]|do|to)\\s*$`,
)
/** “2019/20”, “2019–22”. */
const SHORT_YEAR = /^\s*[-–—/]\s*(\d\d)(?!\d|\s*[./-]\s*\d)/

/** `until` is the last month of a season. */
type Point = { text: string; start: number; end: number; at: string; until?: string }

/** Finds the first period of a text; one with a beginning and an end counts before single dates. */
export function findPeriod(text: string): Period | undefined {
  const { plain, places } = plainOf(text)
  const points = pointsOf(plain)
  const found = points.map((point, at) => periodAt({ plain, point, next: points[at + 1] }))
  const best = found.find(({ isRange }) => isRange) ?? found[0]
  if (!best) return undefined
  return { ...best, start: places[best.start] ?? 0, end: places[best.end] ?? text.length }
}

function periodAt({ plain, point, next }: { plain: string; point: Point; next: Point | undefined }): Period {
  const after = plain.slice(point.end)
  const { at } = point
  const start = SINCE.exec(plain.slice(0, point.start))?.index ?? point.start
  const whole = { from: at, isOngoing: false, isRange: true, start }
  const between = next ? plain.slice(point.end, next.start) : ''
  const isSchoolYear = /^\s*\/\s*$/.test(between) && at.length === 4
  if (next && next.at.slice(0, 4) >= at.slice(0, 4) && (BETWEEN.test(between) || isSchoolYear)) {
    return { ...whole, to: next.until ?? next.at, end: next.end }
  }
  const now = /^\s*(?:[-–—―−→]+|to\b|until\b|till\b)?/.exec(after)?.[0] ?? ''
  const goesOn = NOW.exec(after.slice(now.length)) ?? NOW.exec(after)
  if (goesOn && (now.trim() !== '' || /^\s*do\b/.test(after))) {
    return { ...whole, to: null, isOngoing: true, end: point.end + now.length + goesOn[0].length }
  }
  const short = SHORT_YEAR.exec(after)
  if (short && at.length === 4 && Number(short[1]) > Number(at.slice(2))) {
    return { ...whole, to: `${at.slice(0, 2)}${short[1]}`, end: point.end + short[0].length }
  }
  const before = plain.slice(0, point.start)
  const months = MONTHS_OF_YEAR.exec(before)?.groups
  const first = months && (monthNumber(months['words'] ?? '') ?? Number(months['numbers']))
  if (first && at.length === 7) {
    const from = `${at.slice(0, 4)}-${String(first).padStart(2, '0')}`
    if (from <= at)
      return { ...whole, from, to: at, start: MONTHS_OF_YEAR.exec(before)?.index ?? start, end: point.end }
  }
  if ((start < point.start && !point.until) || OPEN.test(after)) {
    const dash = OPEN.exec(after)?.[0].replace(/[)|]$/, '').length ?? 0
    return { ...whole, to: null, isOngoing: true, end: point.end + dash }
  }
  const { until } = point
  if (until) return { ...whole, to: until, start: point.start, end: point.end }
  return { from: at, to: at, isOngoing: false, isRange: false, start: point.start, end: point.end }
}

function pointsOf(plain: string): Point[] {
  return [...plain.matchAll(POINT)].map((match) => {
    const { iso, isoMonth, number, numberYear, word, wordYear, roman, romanYear, year } = match.groups ?? {}
    const { season, seasonYear } = match.groups ?? {}
    const months = EACH_SEASON.find(({ names }) => names.test(season ?? ''))
    const of = (when: string | undefined, month: number | undefined) =>
      month ? `${when}-${String(month).padStart(2, '0')}` : (when ?? '')
    const at = iso
      ? of(iso, Number(isoMonth))
      : numberYear
        ? of(numberYear, Number(number))
        : wordYear
          ? of(wordYear, monthNumber(word ?? ''))
          : romanYear
            ? of(romanYear, ROMAN.indexOf(roman ?? '') + 1)
            : of(year ?? seasonYear, months?.from)
    const place = { text: match[0], start: match.index, end: match.index + match[0].length, at }
    return months ? { ...place, until: of(seasonYear, months.to) } : place
  })
}

function monthNumber(word: string): number | undefined {
  const at = EACH_MONTH.findIndex((names) => names.test(word))
  return at < 0 ? undefined : at + 1
}

const LETTERS = /[\p{L}\p{M}]/u

/** Returns the text folded, with the position of each character in the original. */
function plainOf(text: string): { plain: string; places: number[] } {
  let plain = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    const read = LETTERS.test(sign) ? fold(sign) : sign === '’' ? "'" : sign
    for (const letter of read) {
      plain += letter
      places.push(at)
    }
  }
  places.push(text.length)
  return { plain, places }
}
