import { storedAccessToken } from '../api/stored-tokens.ts'
import { sitePath } from './site-path.ts'

/** Where somebody wanted to go who had to sign in first; a registration goes on in other tabs, so the device keeps it. */
const KEY = 'return-path'
/** A person who needs longer to open the mail has forgotten the page. */
const KEPT_MS = 24 * 3_600_000
const SIGN_IN = 'a[href="/login"], a[href="/register"], a[href^="/applications/new?"]'
/** Signing in on these pages leads back to them; elsewhere it leads to the dashboard. */
const LEADS_BACK = /^\/(?:opportunities|calls)\/[^/]+$/
/** From one of these to another somebody is still on the same way. */
const ON_THE_WAY = /^\/(?:login|register|forgot-password|password-reset|auth|onboarding)\b/

type ReturnPath = { path: string; at: number }

/** The path to come back to after signing in, if one is kept and still good. */
export function returnPath(now = Date.now()): string | undefined {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ReturnPath>
    const age = now - Number(at)
    // Anybody may have written to the device's storage.
    return age >= 0 && age < KEPT_MS ? sitePath(path) : undefined
  } catch {
    return undefined
  }
}

export function forgetReturnPath(): void {
  localStorage.removeItem(KEY)
}

/** Remembers the page on which a visitor presses a link to sign in; the last press decides. */
export function noteSignInPress({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element) || !target.closest(SIGN_IN)) return
  saveReturnPath(location.pathname)
}

export function saveReturnPath(path: string, now = Date.now()): void {
  if (ON_THE_WAY.test(path) || storedAccessToken()) return
  if (LEADS_BACK.test(path)) savePath(path, now)
  else if (!isSamePage(returnPath(now), path)) forgetReturnPath()
}

/** Returns whether an address that a screen has kept is the one of this page, whose path says less than the address. */
function isSamePage(address: string | undefined, path: string): boolean {
  return address?.split(/[?#]/, 1)[0] === path
}

/** Keeps where a screen itself says that a visitor is to be brought back to. */
export function savePath(path: string, at = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, at } satisfies ReturnPath))
  } catch {
    // On a device that keeps nothing, signing in leads to the dashboard.
  }
}
