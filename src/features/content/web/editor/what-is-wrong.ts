import { countCharacters } from '#platform/contract/characters.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { figuresIn, wordsAlone } from '#platform/contract/rich-text/figures.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'

type Rules = {
  max: number
  /** A rule of this text only; returns the fault. */
  check: ((document: RichText) => string | undefined) | undefined
  texts: { empty: string; tooLong: string; undescribed: string }
}

/** Returns the reason why a text cannot be published: empty, too long, with a picture that nobody described, or against a rule of its own. */
export function whatIsWrong(document: RichText, { max, check, texts }: Rules): string | undefined {
  const text = plainText(wordsAlone(document))
  if (text.trim() === '') return texts.empty
  if (countCharacters(text) > max) return texts.tooLong
  if (figuresIn(document).some(({ alt }) => alt.trim() === '')) return texts.undescribed
  return check?.(document)
}
