import type { Plugin } from 'vite'

type Cut = { file: RegExp; from: string; to: string; times: number }

/**
 * What the router can do and we never ask of it: finding routes one by one (all are known from the start), being watched by
 * instruments, sending forms (ours go through `call()`), fetching beside the page, fetching ahead, view transitions. Once the
 * question is answered, the bundler drops what hangs on it.
 */
const CUTS: readonly Cut[] = [
  {
    file: /\/dom\/ssr\/fog-of-war\.js$/,
    from: 'return routeDiscovery.mode === "lazy" && ssr === true;',
    to: 'return false;',
    times: 1,
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

/** Takes out of the browser's router what is never used; a release of it that reads otherwise stops the build. */
export function leanRouter(): Plugin {
  const done = new Set<Cut>()
  return {
    name: 'zamah:lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (/\/src\/.*\.tsx/.test(id) && LEFT_OUT.test(code))
        this.error(`${id} asks the router for what vite-lean-router.ts leaves out`)
      const cuts = CUTS.filter(({ file }) => id.includes('/react-router/') && file.test(id.split('?')[0]!))
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
      if (!error && done.size !== CUTS.length) this.error('The router has other files than these cuts know')
    },
  }
}
