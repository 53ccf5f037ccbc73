import { createHash } from 'node:crypto'
import { foldedWords } from '#platform/contract/fold.ts'
import type { Content } from '../contract/content.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'

/** With fewer words many notices would have the same mark. */
const ENOUGH_WORDS = 12

/** The same text from two sources has the same mark, whatever the script, the signs and the case; nothing for short ones. */
export function fingerprintOf({ title, body }: Pick<Content, 'title' | 'body'>): string | null {
  const language = foldedWords(plainText(body.bhs)).length >= ENOUGH_WORDS ? 'bhs' : 'en'
  const words = foldedWords(plainText(body[language]))
  if (words.length < ENOUGH_WORDS) return null
  const said = [...foldedWords(title[language]), ...words].join(' ')
  return createHash('sha256').update(said).digest('base64url').slice(0, 32)
}
