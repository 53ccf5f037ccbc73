import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/**
 * Milliseconds of processor that this process and the connections of a pool have had so far. On a crowded machine it says
 * what an answer costs, where the clock says how long one had to queue. Linux only; elsewhere the database counts as free.
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
