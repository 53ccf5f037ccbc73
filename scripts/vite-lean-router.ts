import type { Plugin } from 'vite'
import { leanRoute } from './pages/lean-manifest.mjs'

type Cut = { file: RegExp; from: string; to: string; times: number; server?: true }

const MAP = '/src/platform/web/shell/route-map.ts'

/**
 * Features of the router that we never use: fetching routes one by one (a page brings its own, and `route-map.ts` fetches
 * the others as one file), instrumentation, form submission (ours use `call()`), fetchers, prefetching, view transitions.
 * With a constant in place of each check, the bundler drops the code behind it.
 */
const CUTS: readonly Cut[] = [
  {
    file: /\/dom\/ssr\/fog-of-war\.js$/,
    from: 'return routeDiscovery.mode === "lazy" && ssr === true;',
    to: 'return true;',
    times: 1,
  },
  {
    file: /\/dom\/ssr\/fog-of-war\.js$/,
    from: 'function getPatchRoutesOnNavigationFunction(',
    to: `import { findRoutes as getPatchRoutesOnNavigationFunction, useRouteMap as useFogOFWarDiscovery } from "${MAP}";\nfunction askForRoutes(`,
    times: 1,
  },
  {
    file: /\/dom\/ssr\/fog-of-war\.js$/,
    from: 'function useFogOFWarDiscovery(',
    to: 'function useAskingForRoutes(',
    times: 1,
  },
  // The server writes only the page's own routes into its markup, without fields that the browser never reads.
  {
    file: /\/dom\/ssr\/fog-of-war\.js$/,
    from: '[id]: manifest.routes[id] }), {});',
    to: `[id]: (${leanRoute})(manifest.routes[id]) }), {});`,
    times: 1,
    server: true,
  },
  {
    file: /\/dom\/ssr\/fog-of-war\.js$/,
    from: '\t\t...manifest,\n',
    to: '\t\t...manifest,\n\t\tentry: { ...manifest.entry, imports: [] },\n',
    times: 1,
    server: true,
  },
  {
    file: /\/dom\/ssr\/components\.js$/,
    from: 'JSON.stringify(getPartialManifest(manifest, router), null, 2)',
    to: 'JSON.stringify(getPartialManifest(manifest, router))',
    times: 1,
    server: true,
  },
  { file: /\/router\/router\.js$/, from: 'if (init.instrumentations)', to: 'if (false)', times: 2 },
  {
    file: /\/router\/router\.js$/,
    from: 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
    to: 'false',
    times: 2,
  },
  {
    file: /\/router\/router\.js$/,
    from: 'async function fetch(key, routeId, href, opts) {',
    to: 'async function fetch() { throw new Error("left out by vite-lean-router.ts");',
    times: 1,
  },
  { file: /\/dom\/lib\.js$/, from: 'return shouldPrefetch && !isAbsolute ?', to: 'return false ?', times: 1 },
  {
    file: /\/lib\/components\.js$/,
    from: 'if (!viewTransitionOpts || !isViewTransitionAvailable) {',
    to: 'if (true) {',
    times: 1,
  },
]
const LEFT_OUT =
  /import\s*\{[^}]*\b(?:Form|useFetchers?|useSubmit)\b[^}]*\}\s*from\s*['"]react-router['"]|\b(?:prefetch|viewTransition):/

/** Removes unused features of the router; stops the build if a release of it differs. */
export function leanRouter(): Plugin[] {
  return [cutting('client', false), cutting('ssr', true)]
}

function cutting(environment: string, server: boolean): Plugin {
  const own = CUTS.filter((cut) => (cut.server ?? false) === server)
  const done = new Set<Cut>()
  return {
    name: `zamah:lean-router-${environment}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    transform(code, id) {
      if (/\/src\/.*\.tsx/.test(id) && LEFT_OUT.test(code))
        this.error(`${id} asks the router for what vite-lean-router.ts leaves out`)
      const cuts = own.filter(({ file }) => id.includes('/react-router/') && file.test(id.split('?')[0]!))
      if (cuts.length === 0) return
      let result = code
      for (const cut of cuts) {
        const parts = result.split(cut.from)
        if (parts.length !== cut.times + 1) this.error(`${id} does not have "${cut.from}" ${cut.times} times`)
        result = parts.join(cut.to)
        done.add(cut)
      }
      return { code: result, map: null }
    },
    buildEnd(error) {
      if (!error && done.size !== own.length) this.error('The router has other files than these cuts know')
    },
  }
}
