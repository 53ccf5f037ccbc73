import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import type { Content } from './content.ts'

type ComparedField = { field: 'title' | 'summary' | 'body'; language: Locale; mine: string; theirs: string }

/** The texts of two states of an opportunity as plain lines, in the order in which they are written. */
export function comparedTexts(mine: Content, theirs: Content): ComparedField[] {
  return LOCALES.flatMap((language) => [
    ...(['title', 'summary'] as const).map((field) => ({
      field,
      language,
      mine: mine[field][language],
      theirs: theirs[field][language],
    })),
    {
      field: 'body' as const,
      language,
      mine: plainText(mine.body[language]),
      theirs: plainText(theirs.body[language]),
    },
  ])
}
