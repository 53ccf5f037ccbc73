import type { RichText } from '#platform/contract/rich-text/document.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'

/** Words of prose that a person reads in a minute on a phone. */
const WORDS_A_MINUTE = 200

/** Whole minutes, one at least. */
export function readingMinutes(body: RichText): number {
  const words = plainText(body).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
