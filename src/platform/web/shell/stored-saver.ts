import { savePreference } from '../preference-cookie.ts'

const KEY = 'saver'
const MARK = 'data-saver'

/**
 * Says whether this device saves data: by the choice of its person, else by what their browser or system asks of all sites.
 * The boot script has decided it.
 */
export function storedDataSaver(): boolean {
  return document.documentElement.hasAttribute(MARK)
}

/** Keeps the choice on this device and acts on it at once. */
export function saveDataSaver(on: boolean): void {
  const choice = on ? '1' : '0'
  localStorage.setItem(KEY, choice)
  savePreference(KEY, choice)
  document.documentElement.toggleAttribute(MARK, on)
}
