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
  const found = [...text.matchAll(SPLITS), ...text.matchAll(HALVES)]
  return found.flatMap(({ 0: words, index }) => {
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

/** Lists ranges of two numbers, with or without a unit: `od 17 do 35`, `between 500 and 1,500 KM`. */
export function rangesIn(text: string): Pair[] {
  return RANGES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, 1: from = '', 2: to = '', index }) => ({
      value: `${numberOf(from)}-${numberOf(to)}`,
      start: index,
      end: index + words.length,
    })),
  )
}
