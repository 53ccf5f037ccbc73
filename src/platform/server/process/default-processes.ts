import { availableParallelism, totalmem } from 'node:os'

/** Below it one process has enough to do with sparing memory. */
const SMALL_BYTES = 1.5 * 1024 ** 3
/** Each holds connections to the database: more than these want settings of their own there. */
const MAX_PROCESSES = 8

export type Processes = {
  max: number
  /** Whether the extra ones are there from the beginning, or only while there is more to do than one can. */
  when: 'always' | 'busy'
}

/** Together they hold no more connections than a small database gives. */
export function connectionsOf({ max }: Processes): number {
  return Math.max(5, Math.min(20, Math.floor(40 / max)))
}

/** Connections of a process beside those for its calls. */
export const CONNECTIONS = { queue: 3, readers: 3, recommendations: 1, listener: 1 } as const

/**
 * The most connections that an instance holds when everything is busy at once, and how many of them go past a pooler. One is
 * that of the start (migrations, the demo world) or of the built-in database.
 */
export function countConnections({ processes, pool }: { processes: number; pool: number }) {
  const { queue, readers, recommendations, listener } = CONNECTIONS
  const direct = processes * (readers + recommendations + listener) + 1
  return { all: processes * (pool + queue) + direct, direct }
}

/** As many as an operator says, at once; otherwise one for each core, the extra ones only under load. */
export function processesOf(count: number | undefined): Processes {
  if (count !== undefined) return { max: count, when: 'always' }
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const max = memory < SMALL_BYTES ? 1 : Math.min(MAX_PROCESSES, availableParallelism())
  return { max, when: 'busy' }
}
