import { savePreference } from '../preference-cookie.ts'
import type { Theme } from './page-context.ts'
import { recolour } from './theme-colour.tsx'

export function storedTheme(): Theme {
  const theme = localStorage.getItem('theme')
  return theme === 'dark' || theme === 'system' ? theme : 'light'
}

/** Keeps the theme on this device and shows it at once. */
export function saveTheme(theme: Theme): void {
  localStorage.setItem('theme', theme)
  savePreference('theme', theme)
  document.documentElement.dataset.theme = theme
  recolour(theme)
}
