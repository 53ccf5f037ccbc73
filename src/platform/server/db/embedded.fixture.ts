import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { isPostmaster, readPostmaster } from './embedded-postmaster.ts'

export const asRoot = process.getuid?.() === 0
const folders: string[] = []
const running: EmbeddedDatabase[] = []
export const apps: ChildProcess[] = []

/** Ends the servers and apps that a test started, and removes its folders. */
export async function clean(): Promise<void> {
  for (const app of apps.splice(0)) app.kill('SIGKILL')
  for (const database of running.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) {
    const cluster = clusterOf(folder)
    const left = readPostmaster(cluster)
    if (left && isPostmaster(left.pid, cluster)) {
      process.kill(left.pid, 'SIGQUIT')
      await until(() => !isPostmaster(left.pid, cluster))
    }
    for (const path of [cluster, folder]) rmSync(path, { recursive: true, force: true })
  }
}

export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zamah-embedded-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

export async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log: { info: () => undefined, warn: () => undefined } })
  running.push(database)
  return database
}

const APP = `
import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./embedded.ts'))}
const log = { info() {}, warn() {} }
const database = await startEmbedded({ dataDir: process.argv[1], log })
process.once('SIGTERM', async () => { await database.stop(); process.exit() })
console.log(JSON.stringify({ url: database.url, pid: database.pid }))
`

export async function startApp(
  dataDir: string,
  account: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', APP, dataDir],
    {
      ...account,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  apps.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, ...(JSON.parse(String(line)) as { url: string; pid: number }) }
}

export function clusterOf(folder: string): string {
  const pointer = join(folder, 'postgres.location')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(folder, 'postgres')
}

export function owner(path: string): { uid?: number; gid?: number } {
  if (!asRoot) return {}
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

export function socketDir(url: string): string {
  return new URL(url).searchParams.get('host') ?? ''
}

export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !condition(); turn++) await sleep(25)
  expect(condition()).toBe(true)
}
