import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuSecondsOf, family } from './processes.ts'

export type Started = {
  pid: number
  /** From the command to the first `/readyz` with 200. */
  seconds: number
  /** Processor time of the product and its database until then. */
  cpuSeconds: number
  stop(): Promise<void>
}

/** Starts the product as `npm start` does, without npm's own time. */
export async function startProduct({
  port,
  dataDir,
  seed = 'none',
  env = {},
}: {
  port: number
  dataDir: string
  seed?: 'none' | 'demo'
  env?: Record<string, string>
}): Promise<Started> {
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../scripts/start.mjs')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        SEED: seed,
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  await untilReady(child, port)
  const seconds = (performance.now() - begun) / 1000
  const pid = child.pid!
  return { pid, seconds, cpuSeconds: cpuSecondsOf(family(pid)), stop: () => stop(child) }
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  while ((await status(port)) !== 200) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}`)
    await sleep(4)
  }
}

function status(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', () => resolve(undefined))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
