import { preloadModule } from 'react-dom'

/** The framework's manifest of the pages and their scripts. */
declare global {
  var __reactRouterManifest: { routes: Record<string, { module: string } | undefined> } | undefined
}

/** The script of a page by the name of its screen, for `useIdlePrefetch()`: it opens after the link has broken, too. */
export function pageScript(screen: string): { preload(): void } {
  return {
    preload() {
      const page = globalThis.__reactRouterManifest?.routes[screen]
      if (page) preloadModule(page.module)
    },
  }
}
