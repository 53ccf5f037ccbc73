import type { Script } from '#platform/contract/locale.ts'
import { savePreference } from '../preference-cookie.ts'

/** The script in which pages come to this device; nothing where nobody has chosen one. */
export function storedScript(): Script | undefined {
  const [, stored] = /(?:^|; )script=(latin|cyrillic)(?:;|$)/.exec(document.cookie) ?? []
  return stored === 'latin' || stored === 'cyrillic' ? stored : undefined
}

/** Keeps the choice on this device. The page is loaded anew in it: what writes Cyrillic comes only to those who read it. */
export function saveScript(script: Script): void {
  savePreference('script', script)
  // Read back: only then is it sure to be there when the page is asked for.
  if (storedScript() === script) location.reload()
}
