import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Log } from '../log/log.ts'

/** Longer than anything should take that is not stuck; supervisors kill after 30 seconds at the earliest. */
const PATIENCE_MS = 25_000

/**
 * Takes no more work and waits for what is being done, as long as that takes; the connections may be closed then. What is
 * not done in time goes back into its queue for another instance or the next start.
 */
export async function endWork(input: {
  boss: PgBoss
  names: readonly string[]
  log: Log
  givenBack: AbortController
  patienceMs?: number
}): Promise<void> {
  const { boss, names, log, givenBack, patienceMs = PATIENCE_MS } = input
  const patience = new AbortController()
  const late = sleep(patienceMs, 'late', { signal: patience.signal }).catch(() => 'in time')
  const done = Promise.all(names.map((name) => boss.offWork(name, { wait: true })))
  if ((await Promise.race([done, late])) === 'late') {
    log.warn('tasks did not end in time and are given back; they will be done again')
    givenBack.abort()
  }
  patience.abort()
  await boss.stop({ graceful: false, close: false })
}
