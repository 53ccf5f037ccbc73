import { availableParallelism, totalmem } from 'node:os'

/** Below it one process has enough to do with sparing memory. */
const SMALL_BYTES = 1.5 * 1024 ** 3
/** Each holds connections to the database: more than these want settings of their own there. */
const MOST = 8

export type Processes = {
  most: number
  /** Whether the extra ones are there from the beginning, or only while there is more to do than one can. */
  when: 'always' | 'busy'
}

/** Together they hold no more connections than a small database gives. */
export function connectionsOf({ most }: Processes): number {
  return Math.max(5, Math.min(20, Math.floor(40 / most)))
}

/** As many as an operator says, at once; otherwise one for each core, the extra ones only under load. */
export function processesOf(given: number | undefined): Processes {
  if (given !== undefined) return { most: given, when: 'always' }
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const most = memory < SMALL_BYTES ? 1 : Math.min(MOST, availableParallelism())
  return { most, when: 'busy' }
}
