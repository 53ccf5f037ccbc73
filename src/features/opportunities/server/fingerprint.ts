import { createHash } from 'node:crypto'
import { foldedWords } from '#platform/contract/fold.ts'
import type { Content } from '../contract/content.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'

/** Fewest words of a fingerprint; shorter notices are too similar. */
const ENOUGH_WORDS = 12

/**
 * Returns the same value for the same text from two sources, whatever script, punctuation and case; null for short ones.
 */
export function fingerprintOf({ title, body }: Pick<Content, 'title' | 'body'>): string | null {
  const language = foldedWords(plainText(body.bhs)).length >= ENOUGH_WORDS ? 'bhs' : 'en'
  const words = foldedWords(plainText(body[language]))
  if (words.length < ENOUGH_WORDS) return null
  const text = [...foldedWords(title[language]), ...words].join(' ')
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}
