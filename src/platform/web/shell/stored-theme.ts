import type { Theme } from './page-context.ts'
import { recolour } from './theme-colour.tsx'

const YEAR = 365 * 24 * 3600

export function storedTheme(): Theme {
  const theme = localStorage.getItem('theme')
  return theme === 'dark' || theme === 'system' ? theme : 'light'
}

/** Keeps the theme on this device and shows it at once. */
export function saveTheme(theme: Theme): void {
  localStorage.setItem('theme', theme)
  document.cookie = `theme=${theme}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
  document.documentElement.dataset.theme = theme
  recolour(theme)
}
