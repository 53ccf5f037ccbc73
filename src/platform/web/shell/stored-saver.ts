import { savePreference } from '../preference-cookie.ts'

const KEY = 'saver'
const MARK = 'data-saver'

/**
 * Returns whether this device saves data. The boot script decides it before the first paint: by the choice stored here, else by
 * the browser's own setting (`navigator.connection.saveData`).
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
