import { preloadModule } from 'react-dom'

/** What the framework knows of each page: where its script is. */
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
