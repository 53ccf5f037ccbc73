import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Binaries } from './embedded-binaries.ts'
import { writeAccess } from './embedded-cluster.ts'
import { claimSocketFolder, socketFolder } from './embedded-home.ts'
import {
  isPostmaster,
  lastLines,
  logSize,
  type Postmaster,
  readPostmaster,
  socketHolder,
  spawnPostmaster,
} from './embedded-postmaster.ts'
import { openSession } from './embedded-session.ts'
import type { ServerUser } from './embedded-user.ts'
import { PlainError } from '../process/plain-error.ts'

/** Where the embedded server lives and whom it tells. `socketDir` is kept once known, so that the url never changes. */
export type Place = {
  binaries: Binaries
  cluster: string
  user: ServerUser | undefined
  socketDir: string | undefined
  logFile: string
  durable: boolean
  log: { info(message: string): void; warn(message: string): void }
}

/** This instance's hold on the running server. */
export type Presence = { client: pg.Client; pid: number; socketDir: string; adopted: boolean }

const RETRY_FOR = 10_000
const UNREACHABLE_FOR = 3_000
const NOTE_EVERY = 5_000
const POLITE = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 10_000],
] as const
const AT_ONCE = [
  ['SIGQUIT', 3_000],
  ['SIGKILL', 3_000],
] as const
// The socket's lock cannot be made when the instance that stops just then clears its folder away.
const TEMPORARY = /lock file ".*" already exists|pre-existing shared memory block|could not create lock file/

/** Starts the server or joins the running one, whoever started it, and waits until it answers, through a crash recovery too. */
export async function joinServer(place: Place): Promise<Presence> {
  const { cluster, log } = place
  const since = Date.now()
  let own: Launch | undefined
  let unreachableAt: number | undefined
  let notedAt = since
  for (let pause = 2; ; pause = Math.min(pause * 1.5, 50)) {
    const running = readPostmaster(cluster)
    const alive = running !== undefined && isPostmaster(running.pid, cluster)
    if (alive && running.status === 'ready') {
      const client = await openSession(running.socketDir, cluster)
      if (typeof client !== 'string')
        return {
          client,
          pid: running.pid,
          socketDir: running.socketDir,
          adopted: running.pid !== own?.child.pid,
        }
      unreachableAt = client === 'unreachable' ? (unreachableAt ?? Date.now()) : undefined
      if (unreachableAt && Date.now() - unreachableAt > UNREACHABLE_FOR) {
        log.warn(`The database server ${running.pid} lost its socket; restarting it`)
        await endServer(running, cluster)
        unreachableAt = undefined
      }
    } else if (!alive && own?.ended !== false) {
      if (own) failUnlessTemporary(own, place.logFile, since)
      own = await launch(place)
    }
    if (Date.now() - notedAt > NOTE_EVERY) {
      notedAt = Date.now()
      log.info(
        `Waiting for the database (${running?.status ?? 'starting'}); after a crash it first repairs itself`,
      )
    }
    await sleep(pause)
  }
}

/** Ends a server: first politely to its clients, then, should it hang, at once; it repairs itself at the next start. */
export async function endServer(
  { pid }: Pick<Postmaster, 'pid'>,
  cluster: string,
  ways: readonly (readonly [NodeJS.Signals, number])[] = POLITE,
): Promise<void> {
  for (const [signal, patience] of ways) {
    if (!isPostmaster(pid, cluster)) return
    process.kill(pid, signal)
    const deadline = Date.now() + patience
    while (Date.now() < deadline) {
      if (!isPostmaster(pid, cluster)) return
      await sleep(5)
    }
  }
  throw new PlainError(`The database server ${pid} does not stop`)
}

/** Ends a server that nobody can reach any more because the data folder it was started for is gone. */
export async function endAbandoned(cluster: string): Promise<void> {
  const left = readPostmaster(cluster)
  if (left && isPostmaster(left.pid, cluster)) await endServer(left, cluster)
}

// A server whose folder was removed under it goes on for up to a minute, and keeps the socket of whoever comes next. It
// wrote its lock file before that of the socket, so one that holds only the socket has lost its folder.
async function endServerWithoutFolder(socketDir: string, cluster: string): Promise<void> {
  const holder = socketHolder(socketDir)
  if (!holder || holder === readPostmaster(cluster)?.pid || !isPostmaster(holder, cluster)) return
  await endServer({ pid: holder }, cluster, AT_ONCE)
}

type Launch = { child: ChildProcess; ended: boolean; error: string; logFrom: number }

async function launch(place: Place): Promise<Launch> {
  const { cluster, user, logFile } = place
  writeAccess(cluster, user)
  const formerDir = place.socketDir
  const socketDir = formerDir && claimSocketFolder(formerDir, user) ? formerDir : socketFolder(cluster, user)
  await endServerWithoutFolder(socketDir, cluster)
  const logFrom = logSize(logFile)
  const child = spawnPostmaster({ ...place, socketDir })
  const started: Launch = { child, ended: false, error: '', logFrom }
  child.on('exit', () => (started.ended = true))
  child.on('error', (error) => Object.assign(started, { ended: true, error: error.message }))
  child.unref()
  return started
}

// Another instance may be starting the same server, or the last one's backends may still be finishing.
function failUnlessTemporary(failed: Launch, logFile: string, since: number): void {
  const reason = failed.error || lastLines(logFile, failed.logFrom)
  if (TEMPORARY.test(reason) && Date.now() - since < RETRY_FOR) return
  throw new PlainError(`The database did not start (more in ${logFile}):\n${reason}`)
}
