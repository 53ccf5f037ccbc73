import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const KEY = /,\s*key: "\w+"/g
const ALIASES = /,\s*aliases: \[[^\]]*\]/

/**
 * Takes out of every icon what only its makers read: a random key for each of its lines, which do not pack, and the names it
 * had before. A release of the icons that reads otherwise stops the build.
 */
export function leanIcons(): Plugin {
  return {
    name: 'zamah:lean-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id.split('?')[0]!) || !code.includes('createLucideIcon(')) return
      const lean = code.replace(KEY, '').replace(ALIASES, '')
      if (lean === code) this.error(`${id} is not written as vite-lean-icons.ts knows it`)
      return { code: lean, map: null }
    },
  }
}
