import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './embedded-binaries.ts'
import { existingCluster, newCluster, settle } from './embedded-home.ts'
import { copyTemplate, type TemplateName } from './embedded-template.ts'
import { accountName, type ServerUser } from './embedded-user.ts'
import { PlainError } from '../process/plain-error.ts'

// The builtin provider folds and compares all letters the same on every machine; LC_CTYPE must know letters too,
// because pg_trgm and the text search parser still ask the C library and would drop č, ć, š, ž and đ under plain C.
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Finds the cluster of a data folder or makes it, and checks that the programs here can read it. */
export async function prepareCluster(input: {
  dataDir: string
  binaries: Binaries
  user: ServerUser | undefined
  template: TemplateName | undefined
}): Promise<{ cluster: string; fresh: boolean }> {
  const { binaries } = input
  const dataDir = realpathSync(input.dataDir)
  const existing = existingCluster(dataDir)
  const cluster = existing ?? (await createCluster({ ...input, dataDir }))
  checkVersion(cluster, binaries.major)
  checkOwner(cluster)
  return { cluster, fresh: !existing }
}

/**
 * Writes who may log in. Only the socket is open, its folder is closed to other accounts, and `peer` asks the kernel who
 * stands at the other end: this account, the one that owns the files anyway, and root; no password that a log could leak.
 */
export function writeAccess(cluster: string, user: ServerUser | undefined): void {
  const accounts = new Set([process.getuid?.() ?? 0, statSync(cluster).uid, 0])
  const names = [...accounts].flatMap((uid) => accountName(uid) ?? [])
  const rules = {
    'pg_hba.conf':
      'local all zamah,postgres peer map=zamah\nlocal replication zamah,postgres peer map=zamah\n',
    'pg_ident.conf': names
      .flatMap((name) => ['zamah', 'postgres'].map((role) => `zamah "${name}" ${role}\n`))
      .join(''),
  }
  for (const [file, text] of Object.entries(rules)) {
    const path = join(cluster, file)
    if (readFileSync(path, 'utf8') === text) continue
    writeFileSync(path, text, { mode: 0o600 })
    if (user) chownSync(path, user.uid, user.gid)
  }
}

/** Writes a new cluster through to the disk while the server already runs: waiting for it would double the first start. */
export function syncInBackground(binaries: Binaries, cluster: string, user: ServerUser | undefined): void {
  spawn(binaries.initdb, ['--sync-only', '-D', cluster], {
    ...options(user),
    stdio: 'ignore',
    detached: true,
  })
    .on('error', () => undefined)
    .unref()
}

async function createCluster(input: {
  dataDir: string
  binaries: Binaries
  user: ServerUser | undefined
  template: TemplateName | undefined
}): Promise<string> {
  const { dataDir, binaries, user, template } = input
  const cluster = newCluster(dataDir, user)
  const draft = `${cluster}.new-${process.pid}`
  removeDrafts(cluster)
  mkdirSync(draft, { mode: 0o700 })
  if (await copyTemplate({ binaries, folder: draft, user, name: template }))
    return settle({ dataDir, draft, cluster })
  // A copy that broke off must not be in the way.
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (user) chownSync(draft, user.uid, user.gid)
  let complaint = ''
  for (const ctype of CTYPES) {
    const result = await initdb(binaries, draft, ctype, user)
    if (result.ok) return settle({ dataDir, draft, cluster })
    complaint = result.output
    if (!complaint.includes('invalid locale name')) break
  }
  rmSync(draft, { recursive: true, force: true })
  throw new PlainError(`The database could not be created in ${cluster}: ${complaint}`)
}

function initdb(
  binaries: Binaries,
  folder: string,
  ctype: string,
  user: ServerUser | undefined,
): Promise<{ ok: boolean; output: string }> {
  const args = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=peer',
    '--no-sync',
    '--no-instructions',
    ...LOCALE,
    `--lc-ctype=${ctype}`,
  ]
  return new Promise((resolve) => {
    const child = spawn(binaries.initdb, args, { ...options(user), stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}

// A process that was killed while it made a cluster leaves a draft behind; its name tells whose it was.
function removeDrafts(cluster: string): void {
  const folder = dirname(cluster)
  for (const name of readdirSync(folder)) {
    const pid = Number(/^postgres\.new-(\d+)$/.exec(name)?.[1])
    if (pid && pid !== process.pid && !isAlive(pid))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function checkVersion(cluster: string, major: number): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (Number(version) === major) return
  throw new PlainError(
    `The database in ${cluster} was made by Postgres ${version}, but this release brings Postgres ${major}. Start the release it was made with, take a backup (npm run backup), and restore it into an empty DATA_DIR (npm run restore).`,
  )
}

function checkOwner(cluster: string): void {
  const self = process.getuid?.()
  const { uid } = statSync(cluster)
  if (self === 0 || self === uid) return
  throw new PlainError(
    `The database in ${cluster} belongs to the account ${accountName(uid) ?? uid}. Start as that account or as root, or choose another DATA_DIR.`,
  )
}

function isAlive(pid: number): boolean {
  return spawnSync('kill', ['-0', String(pid)]).status === 0
}

/** How every Postgres program is started: its own account, a folder it may enter, and none of our secrets in its environment. */
export function options(user: ServerUser | undefined) {
  const account = user ? { uid: user.uid, gid: user.gid } : {}
  return { ...account, cwd: '/', env: { PATH: process.env.PATH ?? '', TZ: 'UTC' } }
}
