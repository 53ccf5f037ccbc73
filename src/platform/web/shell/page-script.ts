type Page = { module: string }

/** The router's own record; it names the file that maps all pages to their scripts (`route-map.ts`). */
declare global {
  var __reactRouterManifest: { url: string } | undefined
}

/**
 * The script of a page by the name of its screen, for `useIdlePrefetch()`: the page then opens without a connection, too.
 */
export function pageScript(screen: string): { preload(): void } {
  return {
    // Without a connection the page is fetched when somebody goes there.
    preload: () => void fetchPage(screen).catch(() => undefined),
  }
}

async function fetchPage(screen: string): Promise<void> {
  const { url } = globalThis.__reactRouterManifest ?? {}
  if (!url) return
  const { routes } = (await import(/* @vite-ignore */ url)) as { routes: Record<string, Page | undefined> }
  const page = routes[screen]
  // Imported, not preloaded: a preload may leave out what the script itself imports.
  if (page) await import(/* @vite-ignore */ page.module)
}
