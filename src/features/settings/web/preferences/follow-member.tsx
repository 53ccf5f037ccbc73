import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { call } from '#platform/web/api/api.ts'
import { impersonationToken } from '#platform/web/api/stored-tokens.ts'
import { useLocaleSwitch } from '#platform/web/i18n/locale-provider.tsx'
import { storedLocale } from '#platform/web/i18n/stored-locale.ts'
import { saveScript, storedScript } from '#platform/web/shell/stored-script.ts'
import { saveTheme } from '#platform/web/shell/stored-theme.ts'
import { getSettings, updatePreferences } from '../../contract/settings.endpoints.ts'

/**
 * Renders nothing: applies the member's choices to a device without its own, and stores the header's switch for emails and
 * other devices.
 */
export function FollowMember() {
  const { locale, switchLocale } = useLocaleSwitch()
  const { pathname } = useLocation()
  const before = useRef(locale)
  useEffect(() => {
    void follow((next) => {
      // The language came from the account, so it need not be saved there again.
      before.current = next
      switchLocale(next)
    })
  }, [switchLocale])
  useEffect(() => void followScript(), [])
  useEffect(() => {
    if (before.current === locale) return
    before.current = locale
    // The settings page saves it itself, with the other settings.
    if (pathname !== '/settings') void save(locale)
  }, [locale, pathname])
  return null
}

async function follow(switchLocale: (next: Locale) => void): Promise<void> {
  const isSet = storedLocale() !== undefined && localStorage.getItem('theme') !== null
  if (isSet || impersonationToken()) return
  // Offline the device stays as it is, and tries again with the next page.
  const settings = await call(getSettings, {}).catch(() => undefined)
  if (!settings) return
  const { language, theme } = settings.preferences
  if (storedLocale() === undefined && isLocale(language)) switchLocale(language)
  if (localStorage.getItem('theme') === null) saveTheme(theme)
}

/** Where this device notes the script that its account knows. */
const KNOWN_KEY = 'script'

/**
 * The script of a device is chosen by a link, which leads to a new page: that page tells the account, for emails and other
 * devices. A device on which nobody has chosen follows the account.
 */
async function followScript(): Promise<void> {
  const scriptChoice = storedScript()
  const lastScript = localStorage.getItem(KNOWN_KEY)
  if (impersonationToken() || lastScript === (scriptChoice ?? lastScript ?? '')) return
  if (scriptChoice !== undefined) {
    const saved = await call(updatePreferences, { body: { script: scriptChoice } }).catch(() => undefined)
    if (saved) localStorage.setItem(KNOWN_KEY, scriptChoice)
    return
  }
  const settings = await call(getSettings, {}).catch(() => undefined)
  if (!settings) return
  const { script } = settings.preferences
  localStorage.setItem(KNOWN_KEY, script)
  if (script === 'cyrillic') saveScript(script)
}

/** Saves the language; on failure the settings still show the language of emails. */
async function save(language: Locale): Promise<void> {
  if (impersonationToken()) return
  await call(updatePreferences, { body: { language } }).catch(() => undefined)
}
