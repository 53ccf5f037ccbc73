import { readFileSync } from 'node:fs'
import type { Usage } from './started-worker.ts'

const PAGE_BYTES = 4096
/** The kernel tells times in hundredths of a second, whatever its own clock. */
const TICK_MS = 10

/** Processor and resident memory of another process; only Linux shows them without a further process. */
export function processUsage(pid: number | undefined): Usage | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name comes second and may hold anything; the fields after it count on from the third.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
    return { cpuMs: (user + system) * TICK_MS, bytes: Number(fields[21]) * PAGE_BYTES }
  } catch {
    return undefined
  }
}
