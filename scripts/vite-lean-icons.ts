import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const KEY = /,\s*key: "\w+"/g

/**
 * Takes the random keys of its lines out of every icon: they do not pack, and lines that never change need none. A release of
 * the icons that reads otherwise stops the build.
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
