import { languageName as nameOf, type Language } from '#features/profiles/contract/language-names.ts'
import type { Locale } from '#platform/contract/locale.ts'

/** Returns the name of a language for the middle of a sentence: only English capitalises it. */
export function languageName(language: Language, locale: Locale): string {
  const name = nameOf(language, locale)
  return locale === 'en' ? name : name.toLowerCase()
}
