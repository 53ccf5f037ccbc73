const KEY = 'saver'
const YEAR = 365 * 24 * 3600

export function storedDataSaver(): boolean {
  return localStorage.getItem(KEY) === '1'
}

/** Keeps the choice on this device and acts on it at once. */
export function saveDataSaver(on: boolean): void {
  if (on) localStorage.setItem(KEY, '1')
  else localStorage.removeItem(KEY)
  document.cookie = `${KEY}=${on ? 1 : ''}; Path=/; Max-Age=${on ? YEAR : 0}; SameSite=Lax`
  document.documentElement.toggleAttribute('data-saver', on)
}
