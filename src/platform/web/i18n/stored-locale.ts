import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { savePreference } from '../preference-cookie.ts'

const KEY = 'preferred-language'

/**
 * Keeps the language in browser storage; the cookie only mirrors it for the server. It is read back: only then is it sure to
 * be there when a page is asked for right after, and otherwise that page would come in the former language.
 */
export function saveLocale(locale: Locale): string {
  localStorage.setItem(KEY, locale)
  savePreference('lang', locale)
  return document.cookie
}

export function storedLocale(): Locale | undefined {
  const stored = localStorage.getItem(KEY)
  return isLocale(stored) ? stored : undefined
}
