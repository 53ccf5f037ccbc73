import * as z from 'zod/mini'
import { SEEN } from './characters.ts'
import { problems } from './problems.ts'

/** With line breaks, without the signs that the database or a page cannot hold. */
const WORDS = /^[^\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u

/** Words of a person. */
export function words(max: number) {
  return z.string().check(z.maxLength(max), z.regex(WORDS, problems.signs.code))
}

/** Words of a person of which something is seen. */
export function seenWords(max: number) {
  return words(max).check(z.regex(SEEN))
}

/** The same judgement for screens that do without schemas. */
export function areWords(text: string, max: number): boolean {
  return text.length <= max && WORDS.test(text)
}

/** The same text in both languages; either may be empty. */
export function bilingual(max: number) {
  return z.strictObject({ bhs: words(max), en: words(max) })
}
