import type { Locale } from '#platform/contract/locale.ts'
import { daysIn, timesIn } from './days-in.ts'
import { inNumerals } from './number-words.ts'

/** The kinds of figures in a text: `days` and `weeks` are how long something takes, and a `day` is `2026-11-27`, or `11-27` without a year; amounts are in KM. */
export const FIGURE_KINDS = [
  'votes',
  'amount',
  'ages',
  'team',
  'percent',
  'characters',
  'minutes',
  'days',
  'weeks',
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
  minutes: [after('minut[aeiu]?|minutes?|-minute')],
  days: [after('dana?|days?|-day')],
  weeks: [after('sedmic[aeu]|nedjelj[aeu]|weeks?|-week')],
}

/** Lengths that are said in one word: `petnaestodnevno`, `dvosedmični`, `a fortnight`. Months and years are left alone. */
const COMPOUNDS =
  /(?<!\p{L})(dvo|tro|četvoro|četvero|peto|šesto|sedmo|osmo|deveto|deseto|dvanaesto|četrnaesto|petnaesto|dvadeseto|trideseto)-?(dnevn|sedmičn|nedjeljn)\p{L}{1,3}(?!\p{L})/giu
const COUNTS: Readonly<Record<string, number>> = {
  dvo: 2,
  tro: 3,
  četvoro: 4,
  četvero: 4,
  peto: 5,
  šesto: 6,
  sedmo: 7,
  osmo: 8,
  deveto: 9,
  deseto: 10,
  dvanaesto: 12,
  četrnaesto: 14,
  petnaesto: 15,
  dvadeseto: 20,
  trideseto: 30,
}
const FORTNIGHT = /(?<!\p{L})(?:a |one )?fortnight(?!\p{L})/giu

function lengthsIn(text: string, language: Locale): Figure[] {
  if (language === 'en')
    return [...text.matchAll(FORTNIGHT)].map(([written]) => ({ kind: 'weeks', value: '2', written }))
  return [...text.matchAll(COMPOUNDS)].map(([written, count = '', unit]) => ({
    kind: unit?.toLowerCase() === 'dnevn' ? 'days' : 'weeks',
    value: String(COUNTS[count.toLowerCase()]),
    written,
  }))
}

/** Lists the figures of a text with their kinds, in numerals or in words, in the order of the kinds. */
export function figuresIn(text: string, language: Locale): Figure[] {
  const found = [...lengthsIn(text, language), ...daysIn(text, language)]
  const numerals = inNumerals(text, language)
  // Most texts have none, and an editor checks with every key.
  if (!/\d/.test(numerals.text)) return found
  for (const [kind, patterns] of Object.entries(PATTERNS) as [FigureKind, readonly RegExp[]][])
    for (const pattern of patterns)
      for (const match of numerals.text.matchAll(pattern)) {
        const written = numerals.written(match.index, match.index + match[0].length).trim()
        for (const part of match.slice(1))
          if (part !== undefined) found.push({ kind, value: String(numberOf(part)), written })
      }
  return [...found, ...timesIn(text, language)].toSorted(
    (one, other) => FIGURE_KINDS.indexOf(one.kind) - FIGURE_KINDS.indexOf(other.kind),
  )
}

/** Parses a number: `1.500` is a thousand and a half in either language; `1.5` and `1,5` are one and a half. */
function numberOf(written: string): number {
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
}
