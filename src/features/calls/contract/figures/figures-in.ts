import type { Locale } from '#platform/contract/locale.ts'
import { inNumerals } from './number-words.ts'

/** The kinds of figures in a text. A day is `2026-11-27`, or `11-27` without a year; amounts are in KM. */
export const FIGURE_KINDS = [
  'votes',
  'amount',
  'ages',
  'team',
  'percent',
  'characters',
  'day',
  'time',
] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]
export type Figure = { kind: FigureKind; value: string; written: string }

/** `50`, `1.500`, `1,500.50`: at most twelve digits. */
const NUMBER = String.raw`\d{1,3}(?:[.,\u00a0 ]\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d)`
/** One number, or two as in `od 3 do 7`, `3–7`, `between 3 and 7`. */
const NUMBERS = String.raw`(?<![\d.,])(${NUMBER})(?:\s{0,2}(?:–|—|-|do|to|i|and|ili|or)\s{0,2}(${NUMBER}))?`
const END = String.raw`(?![\p{L}\d])`

const after = (words: string) => new RegExp(`${NUMBERS}[\\s\\u00a0]{0,2}(?:${words})${END}`, 'giu')
const before = (words: string) =>
  new RegExp(`(?<!\\p{L})(?:${words})\\s{1,2}${NUMBERS}(?![\\p{L}\\d%])`, 'giu')

const PATTERNS: Record<Exclude<FigureKind, 'day' | 'time'>, readonly RegExp[]> = {
  votes: [after('glas|glasa|glasova|glasove|votes?')],
  amount: [after('KM|BAM|(?:konvertibiln(?:a|e|u|ih)\\s)?(?:mark[aeiu]|maraka)'), before('KM|BAM')],
  ages: [
    after('godin[aeu]|years?(?: old)?|-year-olds?'),
    before('aged|ages?(?: of| from)?|starosti(?: od)?|uzrasta(?: od)?|dobi(?: od)?'),
  ],
  team: [
    after('ljudi|osob[aeu]|član(?:a|ova|ove)|people|persons?|members?'),
    before('ekip[aeiu](?: ima)?(?: od)?|teams? (?:of|has)(?: from)?'),
  ],
  percent: [after('posto|percent|per cent'), new RegExp(`${NUMBERS}[\\s\\u00a0]{0,2}%`, 'gu')],
  characters: [after('znak(?:a|ova)?|characters?')],
}

/** Lists the figures of a text with their kinds, in numerals or in words, in the order of the kinds. */
export function figuresIn(text: string, language: Locale): Figure[] {
  const numerals = inNumerals(text, language)
  // Most texts have none, and an editor checks with every key.
  if (!/\d/.test(numerals.text)) return []
  const found: Figure[] = []
  for (const [kind, patterns] of Object.entries(PATTERNS) as [FigureKind, readonly RegExp[]][])
    for (const pattern of patterns)
      for (const match of numerals.text.matchAll(pattern)) {
        const written = numerals.written(match.index, match.index + match[0].length).trim()
        for (const part of match.slice(1))
          if (part !== undefined) found.push({ kind, value: String(numberOf(part)), written })
      }
  return [...found, ...daysIn(text, language), ...timesIn(text)]
}

/** Parses a number: `1.500` is a thousand and a half in either language; `1.5` and `1,5` are one and a half. */
function numberOf(written: string): number {
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
}

const BHS_MONTHS =
  'januar|februar|mart|april|maj|juni?|juli?|a(?:ugust|vgust)|septemb[ae]?r|oktob[ae]?r|novemb[ae]?r|decemb[ae]?r'
const EN_MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const YEAR = String.raw`(\d{4})(?!\d)`

const BHS_DAYS = [
  new RegExp(String.raw`(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?${YEAR})?(?!\d)`, 'gu'),
  new RegExp(String.raw`(?<![\d.,])(\d{1,2})\.\s?(${BHS_MONTHS})[aeu]?(?!\p{L})(?:\s${YEAR})?`, 'giu'),
]
const EN_DAYS = [
  new RegExp(String.raw`(?<![\d/])(\d{1,2})/(\d{1,2})/${YEAR}`, 'gu'),
  new RegExp(String.raw`(?<![\d.,])(\d{1,2})(?:st|nd|rd|th)?\s(${EN_MONTHS})(?!\p{L})(?:\s${YEAR})?`, 'giu'),
]
const EN_TURNED = new RegExp(String.raw`(?<!\p{L})(${EN_MONTHS})\s(\d{1,2})(?!\d)(?:,?\s${YEAR})?`, 'giu')

function daysIn(text: string, language: Locale): Figure[] {
  const found: Figure[] = []
  const add = (written: string, day: string | undefined, month: string | undefined, year?: string) => {
    const number = Number(month) || monthOf(month ?? '')
    const value = [String(number).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
    if (number >= 1 && number <= 12 && Number(day) >= 1 && Number(day) <= 31)
      found.push({ kind: 'day', value: year ? `${year}-${value}` : value, written: written.trim() })
  }
  for (const pattern of language === 'bhs' ? BHS_DAYS : EN_DAYS)
    for (const [written, day, month, year] of text.matchAll(pattern)) add(written, day, month, year)
  if (language === 'en')
    for (const [written, month, day, year] of text.matchAll(EN_TURNED)) add(written, day, month, year)
  return found
}

const MONTH_BEGINS = ['jan', 'feb', 'mar', 'apr', 'ma', 'jun', 'jul', 'a', 's', 'o', 'n', 'd']

function monthOf(name: string): number {
  const begin = name.toLowerCase()
  return MONTH_BEGINS.findIndex((one) => begin.startsWith(one)) + 1
}

function timesIn(text: string): Figure[] {
  return [...text.matchAll(/(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])/g)].map(([written, hour, minute]) => ({
    kind: 'time' as const,
    value: `${hour?.padStart(2, '0')}:${minute}`,
    written,
  }))
}
