import { preloadModule } from 'react-dom'
import { fetchRoutes } from './route-map.ts'

/** The router's own record; it names the file with the routes of all pages. */
declare global {
  var __reactRouterManifest: { url: string } | undefined
}

/** The script of a page by the name of its screen, for `useIdlePrefetch()`: it opens after the link has broken, too. */
export function pageScript(screen: string): { preload(): void } {
  return {
    // Without a connection the page is fetched when somebody goes there.
    preload: () => void preload(screen).catch(() => undefined),
  }
}

/** This page may not know the routes of others yet, so they are fetched first. */
async function preload(screen: string): Promise<void> {
  const manifest = globalThis.__reactRouterManifest
  const page = manifest && (await fetchRoutes(manifest))[screen]
  if (page) preloadModule(page.module)
}
