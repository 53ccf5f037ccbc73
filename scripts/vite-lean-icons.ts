import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const KEY = /,\s*key: "\w+"/g

/**
 * Removes the random keys of lines from icons, which do not compress and are unnecessary for static lines. Stops the build
 * if a release of the icons differs.
 */
export function leanIcons(): Plugin {
  return {
    name: 'zamah:lean-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ICON.test(id.split('?')[0]!) || !code.includes('createLucideIcon(')) return
      const lean = code.replace(KEY, '')
      if (lean === code) this.error(`${id} is not written as vite-lean-icons.ts knows it`)
      return { code: lean, map: null }
    },
  }
}
