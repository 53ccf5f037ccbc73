import { intlLocale, type Locale } from '#platform/contract/locale.ts'

/** What a language is called, in the middle of a sentence. */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(code) ?? code
}
