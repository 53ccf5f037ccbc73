import { type Locale, otherLocale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'

export function bodyOf(body: { bhs: RichText; en: RichText }, locale: Locale): RichText {
  const other = otherLocale(locale)
  return isBlankText(body[locale]) ? body[other] : body[locale]
}
