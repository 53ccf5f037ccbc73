import { readFileSync } from 'node:fs'
import type { Usage } from './started-worker.ts'

/** The kernel tells times in hundredths of a second, whatever its own clock. */
const TICK_MS = 10

/**
 * Processor time and the most memory that another process ever had at once; only Linux shows them without a further process.
 * The peak, because what is allocated and freed between two looks was there too.
 */
export function processUsage(pid: number | undefined): Usage | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name comes second and may hold anything; the fields after it count on from the third.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
    const [, peakKb = 0] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return { cpuMs: (user + system) * TICK_MS, bytes: Number(peakKb) * 1024 }
  } catch {
    return undefined
  }
}
