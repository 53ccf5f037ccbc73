import type { Locale } from '#platform/contract/locale.ts'
import { daysIn, timesIn } from './days-in.ts'
import { inNumerals } from './number-words.ts'
import { NUMBER, numberOf } from './numerals.ts'
import { type Pair, rangesIn, splitsIn } from './pairs-in.ts'

/**
 * The kinds of figures in a text: `days` and `weeks` are how long something takes, and a `day` is `2026-11-27`, `11-27`
 * without a year or `-27` without a month; amounts are in KM; a `split` is `60/40`, and a `range` `17-35`, of anything.
 */
export const FIGURE_KINDS = [
  'votes',
  'amount',
  'ages',
  'team',
  'instalments',
  'percent',
  'split',
  'characters',
  'minutes',
  'days',
  'weeks',
  'day',
  'time',
  'range',
] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]
export type Figure = {
  kind: FigureKind
  value: string
  written: string
  /** Where it stands in the text with numerals, as far as a range may stand there too. */
  place?: { start: number; end: number }
}

/** One number, or two as in `od 3 do 7`, `3–7`, `between 3 and 7`. */
const NUMBERS = String.raw`(?<![\d.,])(${NUMBER})(?:\s{0,2}(?:–|—|-|do|to|i|and|ili|or)\s{0,2}(${NUMBER}))?`
/** `50+ votes`, `50 ili više glasova`. */
const OR_MORE = String.raw`(?:[\s\u00a0]?\+|\s(?:ili|i)\sviše|\sor\smore)?`
const END = String.raw`(?![\p{L}\d])`

const after = (words: string) => new RegExp(`${NUMBERS}${OR_MORE}[\\s\\u00a0]{0,2}(?:${words})${END}`, 'giu')
const before = (words: string) =>
  new RegExp(`(?<!\\p{L})(?:${words})\\s{1,2}${NUMBERS}(?![\\p{L}\\d%])`, 'giu')

const BHS_LEAST = '(?:najmanje|najviše|bar|barem|od)'
const BHS_TEAM = '(?:ekip|grup)(?:[aeiu]|om)(?: ima| broji)?'

const PATTERNS: Record<Exclude<FigureKind, 'day' | 'time' | 'split' | 'range'>, readonly RegExp[]> = {
  votes: [after('glas|glasa|glasova|glasove|votes?')],
  amount: [after('KM|BAM|(?:konvertibiln(?:a|e|u|ih)\\s)?(?:mark[aeiu]|maraka)'), before('KM|BAM')],
  ages: [
    after('godin[aeu]|years?(?: old)?|-year-olds?'),
    before('aged|ages?(?: of| from)?|starosti(?: od)?|uzrasta(?: od)?|dobi(?: od)?'),
  ],
  team: [
    after(
      'ljudi|osob[aeu]|član(?:a|ova|ove|ice|ica)|drugar(?:a|i|ova|ica|ice)|drugova|prijatelj(?:a|ica|ice)|mladih|people|persons?|members?|friends|teammates',
    ),
    after('mladih ljudi|young people|team members|ljudi u ekipi'),
    before(`(?:${BHS_TEAM})(?: od)?(?: ${BHS_LEAST})?`),
    before(
      `(?:teams?|groups?) (?:of|has|have|with)(?: (?:from|between|up to|at least|at most|no more than))?`,
    ),
    // `Treba vas petoro.`, but not `čeka vas pet sedmica`.
    new RegExp(`(?<!\\p{L})(?:vas|nas)(?: ${BHS_LEAST})? ${NUMBERS}(?=\\s{0,2}(?:[.,;!?)]|$))`, 'giu'),
  ],
  instalments: [after('rat(?:e|a|ama)|instal?lments?')],
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
    return [...text.matchAll(FORTNIGHT)].map(([phrase]) => ({ kind: 'weeks', value: '2', written: phrase }))
  return [...text.matchAll(COMPOUNDS)].map(([phrase, count = '', unit]) => ({
    kind: unit?.toLowerCase() === 'dnevn' ? 'days' : 'weeks',
    value: String(COUNTS[count.toLowerCase()]),
    written: phrase,
  }))
}

/** Lists the figures of a text with their kinds, in numerals or in words, in the order of the kinds. */
export function figuresIn(text: string, language: Locale): Figure[] {
  const figures = [...lengthsIn(text, language), ...daysIn(text, language)]
  const numerals = inNumerals(text, language)
  // Most texts have none, and an editor checks with every key.
  if (!/\d/.test(numerals.text)) return figures
  for (const [kind, patterns] of Object.entries(PATTERNS) as [FigureKind, readonly RegExp[]][])
    for (const pattern of patterns)
      for (const match of numerals.text.matchAll(pattern)) {
        const place = { start: match.index, end: match.index + match[0].length }
        const phrase = numerals.written(place.start, place.end).trim()
        for (const part of match.slice(1))
          if (part !== undefined)
            figures.push({ kind, value: String(numberOf(part)), written: phrase, place })
      }
  const add = (kind: FigureKind, { value, ...place }: Pair) =>
    figures.push({ kind, value, written: numerals.written(place.start, place.end), place })
  for (const split of splitsIn(numerals.text)) add('split', split)
  for (const range of rangesIn(numerals.text)) add('range', range)
  return [...figures, ...timesIn(text, language)].toSorted(
    (one, other) => FIGURE_KINDS.indexOf(one.kind) - FIGURE_KINDS.indexOf(other.kind),
  )
}
