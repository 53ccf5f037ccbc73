// @ts-check
// After the router's build: the visitor's script, a lean map of routes, the offline worker, rules for critical CSS, compressed copies.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { bootScript, firstScript } from '../../src/platform/web/shell/boot-script.ts'
import { criticalRules } from './critical-rules.ts'
import { filesAhead } from './files-ahead.mjs'
import { leanManifest } from './lean-manifest.mjs'
import { buildWorker } from './worker.mjs'

const client = 'build/client'
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const visitorScript = await buildVisitorScript()
const memberFrame = await fileOf('src/features/shell/web/member-frame.tsx')
await writeFile(
  'build/pages.json',
  JSON.stringify({
    visitorScript,
    memberFrame,
    ahead: await filesAhead(client),
    bootScript,
    firstScript,
    rules: await readRules(),
  }),
)
await leanManifest(client)
await buildWorker(client)
await compressFiles(client)

/** Builds the small script of reading pages, which is not part of the application. */
async function buildVisitorScript() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/platform/web/visitor/visitor.ts',
        output: { entryFileNames: 'assets/visitor-[hash].js', format: 'es' },
      },
    },
  })
  const built = Array.isArray(result) ? result[0] : result
  if (!built || !('output' in built)) throw new Error('The script of reading pages was not built')
  return `/${built.output[0].fileName}`
}

/**
 * Returns the address in the build of a source that is loaded on demand.
 * @param {string} source
 */
async function fileOf(source) {
  /** @type {Record<string, { file: string }>} */
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'))
  const entry = manifest[source]
  if (!entry) throw new Error(`${source} is not loaded on demand any more`)
  return `/${entry.file}`
}

async function readRules() {
  const file = (await readdir(join(client, 'assets'))).find((name) => /^app-.*\.css$/.test(name))
  if (!file) throw new Error('The style sheet is missing from the build')
  return criticalRules(await readFile(join(client, 'assets', file), 'utf8'))
}

/** @param {string} folder */
async function compressFiles(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (path.includes('/.vite/')) await rm(path)
    else if (/\.(js|css|svg|json|webmanifest|txt|html)$/.test(entry.name)) await compress(path)
  }
}

/** @param {string} path */
async function compress(path) {
  const body = await readFile(path)
  // The compressor finds the better mode of a file only by trying.
  const packedAs = (/** @type {number} */ mode) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: mode } })
  const [generic, font] = await Promise.all([
    packedAs(constants.BROTLI_MODE_GENERIC),
    packedAs(constants.BROTLI_MODE_FONT),
  ])
  await keep(`${path}.br`, generic.length <= font.length ? generic : font, body)
  await keep(`${path}.gz`, await gzipped(body, { level: 9 }), body)
}

/**
 * Writes a compressed copy if it is smaller: most small files shrink by a third too, but very short ones may grow.
 * @param {string} path
 * @param {Buffer} packed
 * @param {Buffer} body
 */
async function keep(path, packed, body) {
  if (packed.length < body.length) await writeFile(path, packed)
}
