import { areWords } from '#platform/contract/bilingual-schemas.ts'
import { SEEN } from '#platform/contract/characters.ts'
import { linksIn } from '#features/moderation/contract/links.ts'
import { BODY_MAX, LINKS_MAX } from './limits.ts'

export type WrongWords = 'empty' | 'tooManyLinks' | 'tooLong' | 'signs'

/** Returns why a text is no valid message, by the rules of client and server; files need no text. */
export function wrongWords(text: string, hasFiles = false): WrongWords | undefined {
  const body = text.trim()
  if (body.length > BODY_MAX) return 'tooLong'
  if (!areWords(body, BODY_MAX)) return 'signs'
  if (!SEEN.test(body)) return hasFiles ? undefined : 'empty'
  return linksIn(body) > LINKS_MAX ? 'tooManyLinks' : undefined
}

/** Returns the text as it is stored: one of invisible characters only is empty. */
export function bodyOf(text: string): string {
  const body = text.trim()
  return SEEN.test(body) ? body : ''
}
