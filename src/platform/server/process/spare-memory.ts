import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const CHECK_MS = 4000
/** Share of the time in which anything ran; below it nobody notices the few hundredths of a second. */
const QUIET = 0.05
const LITTLE_BYTES = 64 * 1024 * 1024
/** So much more than after the last time is worth another. */
const GROWN = 1.4

/**
 * Gives back what the engine keeps for times of haste. Its space for new objects grows while starting and under load, and
 * stays so large for as long as nothing else happens: a third of what an idle server would hold.
 */
export function spareMemory(everyMs = CHECK_MS): void {
  let before = performance.eventLoopUtilization()
  let lastBytes = LITTLE_BYTES / GROWN
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > QUIET || heapBytes() < lastBytes * GROWN) return
    collect()
    lastBytes = Math.max(heapBytes(), LITTLE_BYTES / GROWN)
  }, everyMs).unref()
}

function heapBytes(): number {
  return process.memoryUsage().heapTotal
}

/** The engine's own way to ask for it; "last resort" also shrinks the space for new objects. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as (how: object) => void
  setFlagsFromString('--no-expose-gc')
  gc({ type: 'major', flavor: 'last-resort' })
}
