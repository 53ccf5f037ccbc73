import { countCharacters } from '#platform/contract/characters.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'

type Rules = {
  max: number
  /** A rule of this text only; returns the fault. */
  check: ((document: RichText) => string | undefined) | undefined
  texts: { empty: string; tooLong: string }
}

/** Returns the reason why a text cannot be published: empty, too long, or against a rule of its own. */
export function whatIsWrong(document: RichText, { max, check, texts }: Rules): string | undefined {
  const text = plainText(document)
  if (text.trim() === '') return texts.empty
  if (countCharacters(text) > max) return texts.tooLong
  return check?.(document)
}
