import { join } from 'node:path'
import type { Plugin } from 'vite'

const OURS = join(import.meta.dirname, '../src/platform/web/script')
const RUNTIME = join(OURS, 'jsx-runtime.ts')

/** Lets our own files make their elements by way of `platform/web/script`, which writes them in the reader's script. */
export function cyrillicElements(): Plugin {
  return {
    name: 'zamah:cyrillic-elements',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer = '') {
      if (source !== 'react/jsx-runtime' || importer.startsWith(RUNTIME)) return undefined
      return importer.includes('/src/') && !importer.includes('/node_modules/') ? RUNTIME : undefined
    },
  }
}
