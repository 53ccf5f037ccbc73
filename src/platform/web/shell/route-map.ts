import { useEffect } from 'react'
import { UNSAFE_createClientRoutes as createClientRoutes } from 'react-router'
import type {
  DataRouter,
  PatchRoutesOnNavigationFunction,
  UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_RouteModules as RouteModules,
} from 'react-router'
import { whenIdle } from './when-idle.ts'

type Routes = AssetsManifest['routes']
type AddRoutes = (parentId: string | null, children: ReturnType<typeof createClientRoutes>) => void

/**
 * A page brings the routes that it shows itself. All others are one file, which is fetched when the browser has nothing better
 * to do, or when somebody goes on before that: a new route makes no first page heavier. `vite-lean-router.ts` puts these two
 * functions in the place of the router's own, which ask the server about each link.
 */
export function useRouteMap(router: DataRouter, manifest: AssetsManifest, modules: RouteModules): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Without a connection it is fetched when it is needed.
        addAll(manifest, modules, router.patchRoutes).catch(() => undefined)
      }),
    [router, manifest, modules],
  )
}

export function findRoutes(
  routerOf: () => DataRouter,
  manifest: AssetsManifest,
  modules: RouteModules,
): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    try {
      await addAll(manifest, modules, patch)
    } catch {
      // No connection, or a newer version of the product is out: the browser goes there by itself.
      const { search = '', hash = '' } = routerOf().state.navigation.location ?? {}
      location.assign(path + search + hash)
      await new Promise(() => undefined)
    }
  }
}

const complete = new WeakSet<Routes>()

/** Fetches the routes of all pages; once, however often it is called. */
export async function fetchRoutes(manifest: Pick<AssetsManifest, 'url'>): Promise<Routes> {
  return ((await import(/* @vite-ignore */ manifest.url)) as { routes: Routes }).routes
}

async function addAll(manifest: AssetsManifest, modules: RouteModules, add: AddRoutes): Promise<void> {
  const routeTable = manifest.routes
  if (complete.has(routeTable)) return
  const routes = await fetchRoutes(manifest)
  if (complete.has(routeTable)) return
  complete.add(routeTable)
  const missing = Object.values(routes).filter((route) => route && !routeTable[route.id])
  const added = Object.fromEntries(missing.map((route) => [route!.id, route])) as Record<string, never>
  const parents = new Set(missing.map((route) => route!.parentId).filter((id) => !id || routeTable[id]))
  Object.assign(routeTable, added)
  for (const id of parents) add(id ?? null, createClientRoutes(added, modules, null, true, false, id))
}
