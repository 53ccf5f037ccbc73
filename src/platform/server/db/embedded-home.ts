import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { canEnter, type ServerUser } from './embedded-user.ts'
import { PlainError } from '../process/plain-error.ts'

const RELOCATED = '/var/lib/zamah'

/** The cluster's folder when there is one already, wherever it is. */
export function existingCluster(dataDir: string): string | undefined {
  const pointer = pointerFile(dataDir)
  if (existsSync(pointer)) {
    const cluster = readFileSync(pointer, 'utf8').trim()
    if (existsSync(join(cluster, 'PG_VERSION'))) return cluster
    // An empty database in its place would look like everybody's data was lost.
    throw new PlainError(
      `The database folder ${cluster}, named in ${pointer}, is gone. Bring it back, or remove ${pointer} to start with an empty database.`,
    )
  }
  const cluster = join(dataDir, 'postgres')
  return existsSync(join(cluster, 'PG_VERSION')) ? cluster : undefined
}

/** Where a new cluster goes: inside the data folder if the server's account can live there, else in a place of its own. */
export function newCluster(dataDir: string, user: ServerUser | undefined): string {
  if (canEnter(dataDir, user) && canOwn(dataDir, user)) return join(dataDir, 'postgres')
  try {
    mkdirSync(RELOCATED, { recursive: true, mode: 0o711 })
  } catch (error) {
    throw new PlainError(
      `The account ${user?.name} cannot enter ${dataDir} and ${RELOCATED} cannot be made. Allow it (chmod o+x), move DATA_DIR, or set DATABASE_URL.`,
      { cause: error },
    )
  }
  // A new name each time: whoever removes the data folder expects an empty database, not the old one back.
  return join(RELOCATED, `${digest(dataDir)}-${randomBytes(4).toString('hex')}`)
}

/** The clusters that this data folder had before it was removed, when they lay outside of it. */
export function formerClusters(dataDir: string, cluster: string): string[] {
  if (dirname(cluster) !== RELOCATED) return []
  const names = readdirSync(RELOCATED).filter((name) => name.startsWith(`${digest(dataDir)}-`))
  return names.map((name) => join(RELOCATED, name)).filter((path) => path !== cluster)
}

/** Makes a finished draft the cluster of this data folder, unless another instance was first. Returns the cluster's folder. */
export function settle(input: { dataDir: string; draft: string; cluster: string }): string {
  const { dataDir, draft, cluster } = input
  if (cluster === join(dataDir, 'postgres')) {
    try {
      renameSync(draft, cluster)
    } catch (error) {
      if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
      rmSync(draft, { recursive: true, force: true })
    }
    return cluster
  }
  renameSync(draft, cluster)
  const note = `${pointerFile(dataDir)}.${process.pid}`
  writeFileSync(note, `${cluster}\n`)
  try {
    linkSync(note, pointerFile(dataDir))
  } catch {
    if (!existsSync(pointerFile(dataDir))) renameSync(note, pointerFile(dataDir))
    else rmSync(cluster, { recursive: true, force: true })
  }
  rmSync(note, { force: true })
  return existingCluster(dataDir) ?? cluster
}

// Socket paths are limited to about 104 bytes, which a data folder deep in a home easily exceeds.
/** The folder of the server's socket: closed to everyone but the server's account and root. */
export function socketFolder(cluster: string, user: ServerUser | undefined): string {
  const bases = [tmpdir(), '/tmp', '/var/tmp'].filter(
    (base) => existsSync(base) && canEnter(realpathSync(base), user),
  )
  const base = bases.find((each) => Buffer.byteLength(each) <= 60)
  if (!base)
    throw new PlainError(
      'Found no temporary folder with a short path for the database socket. Set TMPDIR=/tmp.',
    )
  const folder = join(base, `zamah-${digest(cluster)}`)
  if (claimSocketFolder(folder, user)) return folder
  const other = mkdtempSync(`${folder}-`)
  if (user) chownSync(other, user.uid, user.gid)
  return other
}

// Everyone may write to the temporary folder, so a folder that waits there under our name is used only if it is ours and closed.
/** Makes or checks a socket folder. False when it belongs to somebody else. */
export function claimSocketFolder(folder: string, user: ServerUser | undefined): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (user) chownSync(folder, user.uid, user.gid)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const stats = lstatSync(folder)
  if (!stats.isDirectory() || stats.uid !== (user?.uid ?? process.getuid?.())) return false
  chmodSync(folder, 0o700)
  return true
}

function canOwn(dataDir: string, user: ServerUser | undefined): boolean {
  if (!user) return true
  const trial = mkdtempSync(join(dataDir, 'postgres.trial-'))
  try {
    chownSync(trial, user.uid, user.gid)
    return lstatSync(trial).uid === user.uid
  } catch {
    return false
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}

function pointerFile(dataDir: string): string {
  return join(dataDir, 'postgres.location')
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
