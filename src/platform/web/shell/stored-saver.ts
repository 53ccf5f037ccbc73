import { savePreference } from '../preference-cookie.ts'

const KEY = 'saver'

export function storedDataSaver(): boolean {
  return localStorage.getItem(KEY) === '1'
}

/** Keeps the choice on this device and acts on it at once. */
export function saveDataSaver(on: boolean): void {
  if (on) localStorage.setItem(KEY, '1')
  else localStorage.removeItem(KEY)
  savePreference(KEY, on ? '1' : '')
  document.documentElement.toggleAttribute('data-saver', on)
}
