import { savePreference } from '../preference-cookie.ts'

const KEY = 'saver'

/** Returns the choice of this device's person; without one, what their browser or system asks of all sites (`Save-Data`). */
export function storedDataSaver(): boolean {
  const choice = localStorage.getItem(KEY)
  return choice ? choice === '1' : asksToSaveData()
}

/** Keeps the choice on this device and acts on it at once. */
export function saveDataSaver(on: boolean): void {
  localStorage.setItem(KEY, on ? '1' : '0')
  savePreference(KEY, on ? '1' : '0')
  document.documentElement.toggleAttribute('data-saver', on)
}

function asksToSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
