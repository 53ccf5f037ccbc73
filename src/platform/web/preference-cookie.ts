const YEAR = 365 * 24 * 3600

/** Mirrors a choice of this device for the server; an empty one is removed. */
export function savePreference(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : YEAR}; SameSite=Lax`
}
