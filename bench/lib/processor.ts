import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/**
 * Measures the milliseconds of processor time of this process and a pool's connections. On a crowded machine it tells the
 * cost of a response, where the clock also counts the queueing. Linux only; elsewhere the database counts as free.
 */
export function processorClock(pool: Pool): () => number {
  const backends = new Set<number>()
  pool.on('connect', (client) => backends.add((client as unknown as { processID: number }).processID))
  return () => {
    const { user, system } = process.cpuUsage()
    let spent = (user + system) / 1000
    for (const pid of backends) spent += nanosecondsOf(pid) / 1e6
    return spent
  }
}

function nanosecondsOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}
