import type { Bilingual } from '#platform/contract/bilingual.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { placeholderList, unknownPlaceholders } from '../contract/placeholders.ts'

type Explain = (values: { unknown: string; known: string }) => string

/** Returns for each language of a message the placeholders that cannot be filled in, with the valid ones. */
export function refusedPlaceholders(message: Bilingual, explain: Explain): { bhs?: string; en?: string } {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const unknown = unknownPlaceholders(message[locale])
      return unknown.length === 0
        ? []
        : [[locale, explain({ unknown: unknown.join(', '), known: placeholderList(locale) })]]
    }),
  )
}
