import { isLocale, type Locale } from '#platform/contract/locale.ts'

const KEY = 'preferred-language'
const YEAR = 365 * 24 * 3600

/** Keeps the language in browser storage; the cookie only mirrors it for the server. */
export function saveLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale)
  document.cookie = `lang=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

export function storedLocale(): Locale | undefined {
  const stored = localStorage.getItem(KEY)
  return isLocale(stored) ? stored : undefined
}
