import type { Locale } from '#platform/contract/locale.ts'
import type { Writer } from '#platform/contract/script/cyrillic.ts'
import type { Cookies } from '../http/cookies.ts'
import { latinWords, writerFor, writerOf } from '../i18n/script.ts'

/** For a reader of Cyrillic the words that stay in Latin letters; plain, so that a thread which draws can take them. */
export type Letters = { kept: string } | undefined

/** Says how things look, not words. */
const MARKS = new Set(['language', 'kind', 'align', 'href'])

export function lettersOf(locale: Locale, cookies: Cookies): Letters {
  return writerFor(locale, cookies.get('script')) && { kept: latinWords() }
}

/** Returns a composed document in the letters in which its reader reads pages. */
export function documentInScript<Document extends { language: string }>(
  document: Document,
  letters: Letters,
): Document {
  if (!letters) return document
  const cyrillic = inScript(document, writerOf(letters.kept)) as Document
  return { ...cyrillic, language: 'bs-Cyrl' }
}

function inScript(part: unknown, write: Writer): unknown {
  if (typeof part === 'string') return write(part)
  if (Array.isArray(part)) return part.map((each: unknown) => inScript(each, write))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, MARKS.has(name) ? value : inScript(value, write)]),
  )
}
