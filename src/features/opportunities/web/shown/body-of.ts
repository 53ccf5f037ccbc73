import type { Locale } from '#platform/contract/locale.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { isBlankText } from '../../contract/plain-text.ts'

export function bodyOf(body: { bhs: RichText; en: RichText }, locale: Locale): RichText {
  const other = locale === 'bhs' ? 'en' : 'bhs'
  return isBlankText(body[locale]) ? body[other] : body[locale]
}
