// @ts-check
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { offlinePages } from '../../src/features/offline/contract/offline-pages.ts'

const SOURCES = [
  'src/features/offline',
  'src/platform/server/pages/plain-page.ts',
  'src/platform/web/ui/tokens.css',
]
// Heavy tools (editors, charts) load only for people who use them.
const HEAVY = 256 * 1024

/**
 * Builds the worker behind the offline page, with the list of files that belong to this build.
 * @param {string} client
 */
export async function buildWorker(client) {
  const application = await lightAssets(client)
  const pages = await filesOfPages(client)
  const core = ['/offline.html', '/icon.svg', await latinFont(client)]
  const version = createHash('sha256')
    .update(JSON.stringify([core, application, pages]))
    .update(await contents(SOURCES))
    .digest('hex')
    .slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __BUILD__: JSON.stringify({ version, core, application, pages }) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/features/offline/web/worker/worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/** @param {string} client */
async function lightAssets(client) {
  const names = (await readdir(join(client, 'assets'))).filter(
    (name) => /\.(js|css)$/.test(name) && !name.startsWith('visitor-'),
  )
  const assets = await Promise.all(
    names.sort().map(async (name) => ({ name, size: (await stat(join(client, 'assets', name))).size })),
  )
  return assets.filter(({ size }) => size <= HEAVY).map(({ name }) => `/assets/${name}`)
}

/**
 * Lists the files of pages that open offline: their own script, everything it may load later, and the application.
 * @param {string} client
 */
async function filesOfPages(client) {
  /** @type {Record<string, { file: string, css?: string[], imports?: string[], dynamicImports?: string[] }>} */
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'))
  return offlinePages.map(({ at, shell, screen }) => {
    const source = Object.keys(manifest).find((name) => name.startsWith(`src/${screen}`))
    if (!source) throw new Error(`${screen} is not in the build any more`)
    const seen = new Set([source])
    for (const name of seen) {
      const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
      for (const next of [...imports, ...dynamicImports]) seen.add(next)
    }
    const files = [...seen].flatMap((name) => {
      const { file, css = [] } = manifest[name] ?? { file: '' }
      return [file, ...css].filter((path) => /\.(js|css)$/.test(path)).map((path) => `/${path}`)
    })
    return { at, shell, files: [...new Set(files)] }
  })
}

/** @param {string} client */
async function latinFont(client) {
  const name = (await readdir(join(client, 'fonts'))).find((file) => /^onest-latin\..+\.woff2$/.test(file))
  if (!name) throw new Error('The font is missing from the build')
  return `/fonts/${name}`
}

/** @param {string[]} paths */
async function contents(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    hash.update((await stat(path)).isDirectory() ? await folder(path) : await readFile(path))
  return hash.digest()
}

/** @param {string} path */
async function folder(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Buffer.concat(await Promise.all(files.map((file) => readFile(file))))
}
