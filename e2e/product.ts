import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuild } from '../scripts/steps/pages.mjs'
import { type MailCatcher, startMailCatcher } from '../tests/setup/mail-catcher.ts'

const root = join(import.meta.dirname, '..')
/** Only ends what hangs, also on a machine that others use. */
const READY_MS = 300_000

export type Product = { url: string; dataDir: string; mails: MailCatcher; stop(): Promise<void> }

/** Starts the whole product as `npm start` does, on its own port and data folder, with a mail server beside it. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  await ensureBuild()
  const [mails, port, dataDir] = await Promise.all([
    startMailCatcher(),
    env.PORT ?? freePort(),
    mkdtemp(join(tmpdir(), 'zamah-e2e-')),
  ])
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'build/app/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SEED: 'none',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      SMTP_URL: mails.url,
      ...env,
    },
  })
  await ready(url, child)
  return {
    url,
    dataDir,
    mails,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await mails.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The product ended with ${child.exitCode} before it was ready`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`The product was not ready within ${READY_MS} ms`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
