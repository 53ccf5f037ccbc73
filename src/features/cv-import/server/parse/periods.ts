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

/** Folded names of the months with all their cases; English ones and short forms have none. */
const MONTHS = [
  'januar\\w*|january|sijec(?:anj|nj\\w*)|jan|sij',
  'februar\\w*|february|veljac\\w*|feb|velj',
  'mart(?:a|u|om)?|march|ozuja?k(?:a|u|om)?|mar|ozu',
  'april(?:a|u|om)?|trav(?:anj|nj\\w*)|apr|tra',
  'maj(?:a|u|om|em)?|may|svib(?:anj|nj\\w*)|svi',
  'juni?(?:ja|a|u|om)?|june|lip(?:anj|nj\\w*)|lip',
  'juli?(?:ja|a|u|om)?|july|srp(?:anj|nj\\w*)|srp',
  'a[uv]gust(?:a|u|om)?|kolovoz(?:a|u|om)?|aug|avg|kol',
  'septemb(?:ar|er|r\\w*)|ruj(?:an|n\\w*)|sept|sep|ruj',
  'oktob(?:ar|r\\w*)|october|listopad(?:a|u|om)?|okt|oct|lis',
  'novemb(?:ar|er|r\\w*)|studen(?:i|og|oga|om|ome|omu)|nov|stu',
  'decemb(?:ar|er|r\\w*)|prosin(?:ac|c\\w*)|dec|pro',
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
const NUMERAL = '(?:xi{0,2}|ix|iv|vi{0,3}|i{1,3})'
const DAY = '(?:3[01]|[12]\\d|0?[1-9])'
const NTH = '(?:st|nd|rd|th)?'
const WORD = `(?:${MONTHS.join('|')})`
const MONTH = '(?:m(?:j?esec\\w*|j\\b\\.?)|month)'
const SEASON = `(?:${SEASONS.map(([names]) => names).join('|')})`
const AFTER = '(?!\\d)(?:\\.(?!\\d))?(?:\\s*(?:godine|god\\b|g\\b|year)\\.?)?'
const POINT = new RegExp(
  [
    `(?<![\\d\\w])(?<iso>${YEAR})-(?<isoMonth>0[1-9]|1[0-2])(?:-\\d\\d)?`,
    `(?<![\\d\\w])(?:(?<day>${DAY})\\s?[./-]\\s?)?(?<number>${NUMBER})(?:\\s?[./-]\\s?|\\.?\\s?${MONTH}\\s+)(?<numberYear>${YEAR})`,
    `(?<![\\w])(?:${DAY}${NTH}\\.?\\s*)?(?:${MONTH}\\s+)?(?<word>${WORD})\\b(?:\\.?\\s+${DAY}${NTH}\\b,?\\s+|[/-]|\\.?,?\\s*(?:(?:of|${MONTH})\\s+)?'?)(?<wordYear>${YEAR})`,
    `(?<![\\w])(?<apart>${WORD})\\b\\.?\\s*'(?<shortYear>[0-4]\\d)`,
    `(?<![\\w])(?<season>${SEASON})\\s+(?:of\\s+)?(?<seasonYear>${YEAR})`,
    `(?<![\\w])(?:${DAY}\\s?[./-]?\\s?)?(?<roman>${NUMERAL})(?:\\.?\\s${MONTH}\\s+|-|\\s?[./]?\\s?)(?<romanYear>${YEAR})`,
    `(?<![\\d\\w])(?<yearOfRoman>${YEAR})\\.?/(?<romanBehind>${NUMERAL})\\b`,
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
/** “mart – juli 2021”, “03–07/2021”, “1. IX – 30. XI 2021”: the year is only at the end. */
const MONTHS_OF_YEAR = new RegExp(
  `(?<![\\w./-])(?:(?<dayBefore>${DAY})(?:${NTH}\\.?\\s+|[./]\\s?))?(?:(?<words>${WORD})|(?<romans>${NUMERAL})|(?<numbers>${NUMBER}))\\b\\.?\\s*(?:[-–—]|do|to)\\s*$`,
)
/** “2019/20”, “2019–22”. */
const SHORT_YEAR = /^\s*[-–—/]\s*(\d\d)(?!\d|\s*[./-]\s*\d)/

/** `until` is the last month of a season. */
type Point = { start: number; end: number; at: string; hasDay: boolean; until?: string }

/** Finds the first period of a text; one with a beginning and an end counts before single dates. */
export function findPeriod(text: string): Period | undefined {
  const { plain, places } = plainOf(text)
  const points = pointsOf(plain)
  const periods = points.map((point, at) => periodAt({ plain, point, next: points[at + 1] }))
  const best = periods.find(({ isRange }) => isRange) ?? periods[0]
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
  const beginning = at.length === 7 ? monthBefore(plain, point) : undefined
  if (beginning && beginning.from <= at) return { ...whole, ...beginning, to: at, end: point.end }
  if ((start < point.start && !point.until) || OPEN.test(after)) {
    const dash = OPEN.exec(after)?.[0].replace(/[)|]$/, '').length ?? 0
    return { ...whole, to: null, isOngoing: true, end: point.end + dash }
  }
  const { until } = point
  if (until) return { ...whole, to: until, start: point.start, end: point.end }
  return { from: at, to: at, isOngoing: false, isRange: false, start: point.start, end: point.end }
}

/** Returns the beginning of a period that has its year only at this end. */
function monthBefore(
  plain: string,
  { start, at, hasDay }: Point,
): { from: string; start: number } | undefined {
  const before = plain.slice(0, start)
  const match = MONTHS_OF_YEAR.exec(before)
  const { words = '', romans, numbers, dayBefore } = match?.groups ?? {}
  // “5 – 7. 9. 2021” are two days of one month.
  if (!match || (numbers && hasDay && !dayBefore)) return undefined
  const first = romans ? ROMAN.indexOf(romans) + 1 : numbers ? Number(numbers) : monthNumber(words)
  const since = SINCE.exec(before.slice(0, match.index))?.index ?? match.index
  return { from: monthOf(at.slice(0, 4), first), start: since }
}

function pointsOf(plain: string): Point[] {
  return [...plain.matchAll(POINT)].map((match) => {
    const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {}
    const { season, roman = groups['romanBehind'], word = groups['apart'], shortYear } = groups
    const year =
      groups['iso'] ??
      groups['numberYear'] ??
      groups['wordYear'] ??
      (shortYear && `20${shortYear}`) ??
      groups['seasonYear'] ??
      groups['romanYear'] ??
      groups['yearOfRoman'] ??
      groups['year'] ??
      ''
    const months = EACH_SEASON.find(({ names }) => names.test(season ?? ''))
    const number = Number(groups['isoMonth'] ?? groups['number'] ?? 0)
    const month = number || (word ? monthNumber(word) : roman ? ROMAN.indexOf(roman) + 1 : months?.from)
    const end = match.index + match[0].length
    const point = { start: match.index, end, at: monthOf(year, month), hasDay: groups['day'] !== undefined }
    return months ? { ...point, until: monthOf(year, months.to) } : point
  })
}

function monthOf(year: string, month: number | undefined): string {
  return month ? `${year}-${String(month).padStart(2, '0')}` : year
}

function monthNumber(word: string): number | undefined {
  const at = EACH_MONTH.findIndex((names) => names.test(word))
  return at < 0 ? undefined : at + 1
}

const LETTERS = /[\p{L}\p{M}\p{Nl}]/u
/** Capitals of a Roman number, typed in either script; a single I behind a year is “and”. */
const NUMERALS = /(?<![\p{L}\d])(?:[IVXІХИВ]{1,4})(?![\p{L}])/gu
const LATIN: Readonly<Record<string, string>> = { І: 'I', И: 'I', В: 'V', Х: 'X' }
/** The small word “and”, which is no Roman number. */
const AND = /(?<![\p{L}\d])[iи](?!\p{L})|(?<=\d{4}\.?\s)[IИ](?=\s\d{4})/gu

/** Returns the text folded, with the position of each character in the original. */
function plainOf(original: string): { plain: string; places: number[] } {
  const text = original
    .replace(AND, '&')
    .replace(NUMERALS, (numeral) => numeral.replace(/[^IVX]/g, (letter) => LATIN[letter] ?? letter))
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
