import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../../scripts/steps/pages.mjs'

export type Product = Awaited<ReturnType<typeof startProduct>>

const ROOT = join(import.meta.dirname, '../..')
/** Only ends what hangs, also on a machine that others use. */
const START_MS = 300_000

/**
 * Starts the product in its own process, as people do: built, real sockets, production mode. Uses the database of
 * `DATABASE_URL` in `env`, else its own in its own folder.
 */
export async function startProduct(env: Record<string, string> = {}) {
  await ensureBuild()
  const dataDir = await mkdtemp(join(tmpdir(), 'zamah-product-'))
  // The database's account must be able to enter when the tests run as root.
  await chmod(dataDir, 0o711)
  const child = spawn(process.execPath, ['build/app/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      SEED: 'none',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      PROCESSES: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { text: '' }
  child.stdout.on('data', (chunk: Buffer) => void (output.text += chunk))
  child.stderr.on('data', (chunk: Buffer) => void (output.text += chunk))
  const ended = once(child, 'exit')

  async function end(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  async function port(): Promise<number> {
    const deadline = Date.now() + START_MS
    while (Date.now() < deadline && child.exitCode === null) {
      const found = /is ready: http:\/\/localhost:(\d+)/.exec(output.text)?.[1]
      if (found) return Number(found)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await end()
    throw new Error(`The product did not start:\n${output.text}`)
  }
  const at = await port()
  return {
    port: at,
    url: `http://localhost:${at}`,
    dataDir,
    /** Its whole terminal output so far. */
    output: () => output.text,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Stops it without removing its folder. */
    end,
    async stop() {
      await end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
