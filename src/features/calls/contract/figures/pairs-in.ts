import { NUMBER, numberOf } from './numerals.ts'

/** Numbers that belong together, and where they stand. */
export type Pair = { value: string; start: number; end: number }

const WHOLE = 100
/** `50/50`, `60:40`, `40 / 30 / 30`, `60%/40%`. */
const SPLITS = /(?<![\d.,/:])\d{1,2}\s?%?(?:\s?[/:]\s?\d{1,2}\s?%?){1,5}(?![\d/:])/gu
/** `fifty-fifty`; other numbers with a dash between are from one to the other. */
const HALVES = /(?<![\d.,])50\s?[-–]\s?50(?!\d)/gu

/** Lists how a text divides a whole: parts that make a hundred. */
export function splitsIn(text: string): Pair[] {
  const matches = [...text.matchAll(SPLITS), ...text.matchAll(HALVES)]
  return matches.flatMap(({ 0: words, index }) => {
    const parts = [...words.matchAll(/\d{1,2}/g)].map(([part]) => Number(part))
    const isWhole = parts.reduce((sum, part) => sum + part, 0) === WHOLE
    return isWhole ? [{ value: parts.join('/'), start: index, end: index + words.trimEnd().length }] : []
  })
}

const UNIT = 'KM|BAM|marak?a|godin[aeu]|years?|ljudi|osob[aeu]|član(?:a|ova)|drugara|people|members|friends'
const FIRST = String.raw`(?<![\d.,:/-])(${NUMBER})(?:[\s\u00a0]?(?:KM|BAM|godin[aeu]))?`
/** A range without a unit counts where its clause ends, or where people or a place follow. */
const AFTER = String.raw`(?=[\s\u00a0-]{0,2}(?:(?:${UNIT})(?!\p{L})|$|[.,;!?)](?!\d)|(?:iz|u|na|koji|from|in|who|old)(?!\p{L})))`
const RANGES = [
  new RegExp(String.raw`(?<!\p{L})(?:od|from)\s${FIRST}\s(?:do|to)\s(${NUMBER})${AFTER}`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:između|izmedu|between)\s${FIRST}\s(?:i|and)\s(${NUMBER})${AFTER}`,
    'giu',
  ),
  new RegExp(String.raw`${FIRST}[\s\u00a0]?[–—-][\s\u00a0]?(${NUMBER})${AFTER}`, 'giu'),
]

const MIDNIGHT = 24
const CLAUSE_END = /[.,;:!?]\s/u
/** Words beside which two small numbers are hours: `petkom od 17 do 20 u Domu`, `open from 17 to 20`. */
const OPENING =
  /(?<!\p{L})(?:(?:ponedjelj|utor|srijed|četvrt|cetvrt|pet(?:kom|ak|ka)|subot|nedjelj|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\p{L}*|radnim danom|radnim danima|svaki dan|svakog dana|otvoren\p{L}*|every day|daily|open|opening)(?!\p{L})/iu

/** Returns true for hours of a day: two hours in a clause that names a day or says that something is open. */
function isOpening(before: string, from: string, to: string): boolean {
  if (Number(numberOf(from)) > MIDNIGHT || Number(numberOf(to)) > MIDNIGHT) return false
  return OPENING.test(before.split(CLAUSE_END).at(-1) ?? '')
}

/** How far before a range the words of its clause are looked for. */
const CLAUSE_MOST = 80

/** Lists ranges of two numbers, with or without a unit: `od 17 do 35`, `between 500 and 1,500 KM`; hours of a day are none. */
export function rangesIn(text: string): Pair[] {
  return RANGES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, 1: from = '', 2: to = '', index }) => {
      if (isOpening(text.slice(Math.max(0, index - CLAUSE_MOST), index), from, to)) return []
      return [{ value: `${numberOf(from)}-${numberOf(to)}`, start: index, end: index + words.length }]
    }),
  )
}
