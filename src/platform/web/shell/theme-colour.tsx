import { BACKGROUND_COLOUR } from '#platform/contract/background-colour.ts'
import type { Theme } from './page-context.ts'

/** Colours the bars of the browser like the page. */
export function ThemeColour({ theme }: { theme: Theme }) {
  if (theme !== 'system') return <meta name="theme-color" content={BACKGROUND_COLOUR[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={BACKGROUND_COLOUR.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={BACKGROUND_COLOUR.dark} />
    </>
  )
}

/** The same after the reader has chosen another theme. */
export function recolour(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const kind = theme === 'system' ? systemTheme(meta) : theme
    meta.content = BACKGROUND_COLOUR[kind]
  }
}

function systemTheme({ media }: HTMLMetaElement): 'light' | 'dark' {
  if (media) return media.includes('dark') ? 'dark' : 'light'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
