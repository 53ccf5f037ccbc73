// @ts-check
import { dirname, relative } from 'node:path'

const PLACE = /\bimport\.meta\.(url|dirname|filename)\b/g

/**
 * In the bundle each module still knows where its source lies: data, fonts and workers are found from there, so
 * `new Worker(new URL('./x.worker.ts', import.meta.url))` means the same everywhere.
 * @param {{ root: string, outDir: string }} places
 * @returns {import('vite').Plugin}
 */
export function keepSourcePaths({ root, outDir }) {
  return {
    name: 'zamah:source-paths',
    enforce: 'pre',
    transform(code, id) {
      const [file = id] = id.split('?')
      if (file.startsWith('\0') || !code.includes('import.meta.')) return null
      const url = (/** @type {string} */ path) =>
        `new URL(${JSON.stringify(relative(`${root}/${outDir}`, path))}, import.meta.url)`
      const path = (/** @type {string} */ of) =>
        `process.getBuiltinModule('node:url').fileURLToPath(${url(of)})`
      const places = { url: `${url(file)}.href`, dirname: path(dirname(file)), filename: path(file) }
      return {
        code: code.replace(PLACE, (_, /** @type {keyof typeof places} */ what) => places[what]),
        map: null,
      }
    },
  }
}
