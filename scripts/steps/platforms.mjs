// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const file = join(root, 'package-lock.json')
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]
/** @type {Record<string, string>} */
const ALIASES = { windows: 'win32', armv7: 'arm', 'arm-eabi': 'arm', wasm: 'wasm32' }

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string> }} Locked */

/**
 * Adds the programs of other systems to the lock file. npm leaves out those that its registry did not offer when the lock
 * was written, and then `npm ci` refuses the file on every machine. Returns the names that were missing.
 * @param {{ write: boolean }} options
 */
export function lockEveryPlatform({ write }) {
  /** @type {{ packages: Record<string, Locked> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  /** @type {string[]} */
  const missing = []
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lock.packages, { parent, name, range })) continue
      const flat = `node_modules/${name}`
      const place = lock.packages[flat] ? `${parent}/${flat}` : flat
      const version = range.replace(/^[~^]/, '')
      lock.packages[place] = { version, ...(entry.dev ? { dev: true } : {}), optional: true, ...limits(name) }
      missing.push(name)
    }
  }
  if (write && missing.length > 0) {
    const packages = Object.fromEntries(
      Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
    )
    writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
  }
  return missing
}

/**
 * Programs for one system are always required in an exact version.
 * @param {Record<string, Locked>} packages
 * @param {{ parent: string, name: string, range: string }} wanted
 */
function isLocked(packages, { parent, name, range }) {
  for (let folder = parent; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const found = packages[`${folder}${folder ? '/' : ''}node_modules/${name}`]
    if (found) return found.version === range || !/^\d/.test(range)
    if (!folder) return false
  }
}

/**
 * Without these a machine would download the programs of all others.
 * @param {string} name
 */
function limits(name) {
  const words = (name.split('/').at(-1) ?? '').split(/[-.]/).map((word) => ALIASES[word] ?? word)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu')
      ? ['glibc']
      : []
  if (os.length + cpu.length === 0) throw new Error(`Cannot tell from its name which system ${name} is for`)
  return { ...(cpu.length ? { cpu } : {}), ...(libc.length ? { libc } : {}), ...(os.length ? { os } : {}) }
}
