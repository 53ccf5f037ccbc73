import { availableParallelism } from 'node:os'
import type { Options } from '@node-rs/argon2'
import { WorkerPool } from '../workers/worker-pool.ts'

export type Argon2Task = { password: string; stored: string } | { password: string; options: Options }

/**
 * Passwords are hashed on threads of their own, of a lower priority than the one that answers requests: whoever floods the
 * sign-in waits, and neither readers nor what reads files and packs pages do.
 */
const pool = new WorkerPool<Argon2Task, string | boolean>({
  name: 'passwords',
  script: new URL('./argon2.worker.ts', import.meta.url),
  kind: 'thread',
  workers: Math.min(4, availableParallelism()),
  // The fair queue decides who may wait.
  queue: 1000,
  // Only ends what hangs: on a busy machine these threads come after all others.
  limits: { heapMb: 16 },
  idleMs: 10_000,
})

export async function hash(password: string, options: Options): Promise<string> {
  return String(await pool.run({ password, options }))
}

export async function verify(stored: string, password: string): Promise<boolean> {
  return (await pool.run({ password, stored })) === true
}
