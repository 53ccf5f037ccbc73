import type { matchRoutes, RouteObject, ServerBuild } from 'react-router'
import { canonicalPath } from './canonical-path.ts'

/** The caching rules that a page's route gives to its server. */
export type PageRoute = {
  /** The name of its screen in the map of the pages. */
  id: string
  /** The one spelling of the address. */
  path: string
  /** The page stays the same until an admin changes a text. */
  cacheable: boolean
  /** The address itself opens what stands there. */
  secret: boolean
  /** Only the machine itself may open it. */
  localOnly: boolean
  /** Other sites may show it in a frame. */
  framed: boolean
  /** The page may use the microphone. */
  microphone: boolean
}

type Routes = ServerBuild['routes']
/** Of `PageHandle`; the pages are built apart. */
type Handle = Partial<Omit<PageRoute, 'id' | 'path'>>

/**
 * Finds the route of an address in the map of the pages. A page of a route that reads something is not cacheable unless the
 * route says so, because people change what it shows themselves all day.
 */
export function pageRoutes(routes: Routes, match: typeof matchRoutes): (path: string) => PageRoute {
  const tree = treeOf(routes, undefined)
  return (address) => {
    const path = canonicalPath(address)
    const matches = match(tree, path) ?? []
    const id = matches.at(-1)?.route.id ?? ''
    const { module } = routes[id] ?? {}
    const handle = module?.handle as Handle | undefined
    return {
      id,
      path: asRouted(
        path,
        matches.map(({ route }) => route.path ?? ''),
      ),
      cacheable: handle?.cacheable ?? (module !== undefined && module.loader === undefined),
      secret: handle?.secret ?? false,
      localOnly: handle?.localOnly ?? false,
      framed: handle?.framed ?? false,
      microphone: handle?.microphone ?? false,
    }
  }
}

function treeOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    const own = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) }
    return [index ? { ...own, index } : { ...own, children: treeOf(routes, id) }]
  })
}

/** The router finds a route in capitals too: what it matched by name is written as the route has it. */
function asRouted(path: string, patterns: readonly string[]): string {
  const names = patterns
    .flatMap((pattern) => pattern.split('/'))
    .filter((name) => name !== '' && name !== '*')
  const parts = path.split('/').slice(1)
  return `/${parts.map((part, index) => (names[index]?.startsWith(':') ? part : (names[index] ?? part))).join('/')}`
}
