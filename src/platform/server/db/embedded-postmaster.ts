import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Binaries } from './embedded-binaries.ts'
import { options } from './embedded-cluster.ts'
import type { ServerUser } from './embedded-user.ts'

/** The server's own description in its lock file. */
export type Postmaster = { pid: number; socketDir: string; status: string }

// Idle, the server and its helpers stay near 50 MB: a small cache (the system's page cache serves the rest), no parallel
// workers, and reads done by the backends themselves instead of by three more processes.
const SETTINGS = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  // Eight processes take 105 when all is busy at once.
  max_connections: '120',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '1',
  max_wal_senders: '2',
  max_replication_slots: '2',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  cluster_name: 'zamah',
}
const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
// Tests run several products on one server at once.
const THROWAWAY = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  checkpoint_timeout: '1h',
  // Each lives for seconds, and a cleaner would be in the way of whoever drops it.
  autovacuum: 'off',
}
const LOG_LIMIT = 4_000_000

/** Reads the lock file of a cluster; nothing when no server wrote one. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = read(join(cluster, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !(pid > 0)) return undefined
  return { pid, socketDir: lines[4] ?? '', status: (lines[7] ?? 'starting').trim() }
}

// A number in a lock file proves nothing: after a crash or in a restarted container it may belong to any other process.
/** Whether a process is the server of this cluster. */
export function isPostmaster(pid: number, cluster: string): boolean {
  const args = process.platform === 'linux' ? read(`/proc/${pid}/cmdline`)?.split('\0') : listed(pid)
  if (!args || basename(args[0] ?? '') !== 'postgres') return false
  return args[1] === '-D' && args[2] === cluster
}

/** Starts the server in a session of its own, so that Ctrl-C in the terminal does not reach it before the app has finished. */
export function spawnPostmaster(input: {
  binaries: Binaries
  cluster: string
  user: ServerUser | undefined
  socketDir: string
  logFile: string
  durable: boolean
}): ChildProcess {
  const { binaries, cluster, user, socketDir } = input
  const settings = {
    ...SETTINGS,
    ...(input.durable ? DURABLE : THROWAWAY),
    unix_socket_directories: socketDir,
  }
  const args = [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  const base = options(user)
  rotate(input.logFile)
  const log = openSync(input.logFile, 'a', 0o600)
  try {
    return spawn(binaries.postgres, args, {
      ...base,
      env: { ...base.env, ...pardon(cluster, socketDir) },
      stdio: ['ignore', log, log],
      detached: true,
    })
  } finally {
    closeSync(log)
  }
}

/** The last complaints of the server. */
export function lastLines(logFile: string, from: number): string {
  return (read(logFile)?.slice(from) ?? '').trim().split('\n').slice(-8).join('\n')
}

/** How far the log has grown, so that only what comes later is quoted. */
export function logSize(logFile: string): number {
  return read(logFile)?.length ?? 0
}

// Postgres refuses to start while the process of a stale lock file lives, even when it is no Postgres. It makes an exception
// for its own ancestors, so the stranger is declared one. Deleting the file instead would also switch off the check that no
// orphaned backend still writes to the same data.
function pardon(cluster: string, socketDir: string): { PG_GRANDPARENT_PID?: string } {
  const stale = readPostmaster(cluster)
  const holder = socketHolder(socketDir)
  if (holder && holder !== stale?.pid && !isPostmaster(holder, cluster))
    rmSync(socketLock(socketDir), { force: true })
  return stale && !isPostmaster(stale.pid, cluster) ? { PG_GRANDPARENT_PID: String(stale.pid) } : {}
}

function rotate(logFile: string): void {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT)
    renameSync(logFile, `${logFile}.old`)
}

/** The process that holds the socket of a folder, or says so in a lock that it left behind. */
export function socketHolder(socketDir: string): number | undefined {
  const pid = Number.parseInt(read(socketLock(socketDir)) ?? '', 10)
  return pid > 0 ? pid : undefined
}

function socketLock(socketDir: string): string {
  return join(socketDir, '.s.PGSQL.5432.lock')
}

function listed(pid: number): string[] | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  if (status !== 0) return undefined
  const match = /^(.*?postgres) -D (.*?) -c listen_addresses=/.exec(stdout.trim())
  return match ? [match[1]!, '-D', match[2]!] : undefined
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
