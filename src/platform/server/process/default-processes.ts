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

/** As many as an operator says, at once; otherwise one for each core, the extra ones only under load. */
export function processesOf(given: number | undefined): Processes {
  if (given !== undefined) return { max: given, when: 'always' }
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const max = memory < SMALL_BYTES ? 1 : Math.min(MAX_PROCESSES, availableParallelism())
  return { max, when: 'busy' }
}
