import * as z from 'zod/mini'
import { SEEN } from './characters.ts'
import { cleanText } from './clean-text.ts'
import { problems } from './problems.ts'

/** With line breaks, without what remains of a pasted text that neither the database nor a page can hold. */
const WORDS = /^[^\u0000-\u0009\u000b-\u001f\u007f\ud800-\udfff]*$/u

/** Words of a person, without what they did not see when they pasted them. */
export function words(max: number) {
  return z.string().check(z.overwrite(cleanText), z.maxLength(max), z.regex(WORDS, problems.signs.code))
}

/** Words that stand in one line, such as what somebody looks for. */
export function line(max: number) {
  return z.string().check(z.overwrite(cleanLine), z.maxLength(max), z.regex(WORDS, problems.signs.code))
}

function cleanLine(text: string): string {
  return cleanText(text).replaceAll('\n', ' ')
}

/** Words of a person of which something is seen. */
export function visibleWords(max: number) {
  return words(max).check(z.regex(SEEN))
}

/** A name that stands in one line and of which something is seen, without the blanks around it. */
export function visibleLine(max: number) {
  return line(max).check(z.regex(SEEN), z.trim())
}

/** The same judgement for screens that do without schemas. */
export function areWords(text: string, max: number): boolean {
  const clean = cleanText(text)
  return charactersOver(clean, max) === 0 && WORDS.test(clean)
}

/** By how many characters, an emoji being one as the schemas count, a text is too long. */
export function charactersOver(text: string, max: number): number {
  return text.length <= max ? 0 : Math.max(0, [...text].length - max)
}

/** The same text in both languages; either may be empty. */
export function bilingual(max: number) {
  return z.strictObject({ bhs: words(max), en: words(max) })
}
