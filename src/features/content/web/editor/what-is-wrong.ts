import { countCharacters } from '#platform/contract/characters.ts'
import { plainText, type RichText } from '../../contract/rich-text.ts'

type Rules = {
  max: number
  /** A rule of this text's own; says what is wrong. */
  check: ((runs: RichText) => string | undefined) | undefined
  texts: { empty: string; tooLong: string }
}

/** Why a text cannot be published: empty, too long, or against a rule of its own. */
export function whatIsWrong(runs: RichText, { max, check, texts }: Rules): string | undefined {
  const text = plainText(runs)
  if (text.trim() === '') return texts.empty
  if (countCharacters(text) > max) return texts.tooLong
  return check?.(runs)
}
