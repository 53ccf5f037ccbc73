import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isPostmaster, readPostmaster } from '#platform/server/db/embedded-postmaster.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What serves in every role; commands run from the sources. */
const SERVER = join(ROOT, 'build/app/main.js')
const COMMANDS = join(ROOT, 'src/app/main.ts')
const ROLES = ['all', 'web', 'worker']
export const ORIGIN = 'http://localhost:3000'

export type Account = { uid?: number; gid?: number }
export type Product = {
  port: number
  child: ChildProcess
  /** From the start of the process until it was ready. */
  readyAfterMs: number
  output(): string
  kill(): Promise<void>
  /** Stops gracefully; resolves with the exit code. */
  stop(): Promise<number | null>
}

const folders: string[] = []
const started: ChildProcess[] = []

/** Only ends what hangs, also on a machine that others use. */
const START_MS = 300_000

export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zamah-operation-'))
  // The server's account must be able to enter when the tests run as root.
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

/** Starts the product in its own process and waits until it is ready. */
export async function startProduct(input: {
  port?: number
  dataDir: string
  env?: Record<string, string>
  account?: Account
  /** A role and what belongs to it; all that the product is, where none is given. */
  args?: string[]
}): Promise<Product> {
  const port = input.port ?? (await freePort())
  const began = Date.now()
  const { child, output } = launch({ args: [], ...input, port })
  const exited = once(child, 'exit')
  let gone = false
  void exited.then(() => (gone = true))
  while (!(await isAble(port))) {
    if (gone || Date.now() - began > START_MS) throw new Error(`The product did not start:\n${output()}`)
    await sleep(20)
  }
  return {
    port,
    child,
    output,
    readyAfterMs: Date.now() - began,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
  }
}

/** Runs one command of the product to its end. */
export async function runCommand(input: {
  args: string[]
  dataDir: string
  env?: Record<string, string>
}): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(input)
  await once(child, 'close')
  return { code: child.exitCode, output: output() }
}

/** Stops everything that a file's tests left running, and removes their folders. */
export async function clearUp(): Promise<void> {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) {
    await endDatabase(folder)
    if (clusterOf(folder) !== join(folder, 'postgres'))
      rmSync(clusterOf(folder), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the process of a folder's built-in database, if it runs. */
export function databasePid(dataDir: string): number | undefined {
  const cluster = clusterOf(dataDir)
  const found = readPostmaster(cluster)
  return found && isPostmaster(found.pid, cluster) ? found.pid : undefined
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function launch(input: {
  args: string[]
  dataDir: string
  port?: number
  env?: Record<string, string>
  account?: Account
}) {
  const { ZAMAH_LAUNCHERS: _, INIT_CWD: __, DATABASE_URL: ___, NODE_ENV: ____, ...inherited } = process.env
  const [role = 'all'] = input.args
  const main = ROLES.includes(role) ? SERVER : COMMANDS
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...input.args], {
    ...input.account,
    cwd: '/',
    env: {
      ...inherited,
      PORT: String(input.port ?? 3000),
      HOST: '127.0.0.1',
      PUBLIC_URL: ORIGIN,
      DATA_DIR: input.dataDir,
      LOG_LEVEL: 'warn',
      PROCESSES: '1',
      ...input.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  return { child, output: () => text }
}

async function isAble(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } })).ok
  } catch {
    return false
  }
}

async function endDatabase(dataDir: string): Promise<void> {
  const pid = databasePid(dataDir)
  if (!pid) return
  process.kill(pid, 'SIGQUIT')
  for (let turn = 0; turn < 400 && databasePid(dataDir); turn++) await sleep(10)
}

function clusterOf(dataDir: string): string {
  const pointer = join(dataDir, 'postgres.location')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres')
}

/** Returns the longest start that waits for no leftovers: a little more than an undisturbed one. */
export function undisturbed({ readyAfterMs }: Product): number {
  return 2 * readyAfterMs + 3000
}
