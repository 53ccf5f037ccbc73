import { readFileSync } from 'node:fs'

const CHECK_EVERY_MS = 500

/**
 * Calls `shutDown` once when a process that launched us (`npm start`) is gone, so that a launcher killed with SIGKILL, which
 * cannot pass a signal on, leaves no server behind on the port. Does nothing for a process that no launcher started.
 */
export function guardAgainstOrphaning(shutDown: () => void): void {
  const launchers = (process.env.ZAMAH_LAUNCHERS ?? '').split(',').filter(Boolean).map(Number)
  // Processes that we start have us as their parent, not the launcher.
  delete process.env.ZAMAH_LAUNCHERS
  if (launchers.length === 0) return
  const timer = setInterval(() => {
    if (isLineage(launchers)) return
    clearInterval(timer)
    shutDown()
  }, CHECK_EVERY_MS)
  timer.unref()
}

// An orphan gets a new parent at once, while the number of a killed launcher may live on as a zombie that nobody waits for.
function isLineage(launchers: number[]): boolean {
  // Only Linux shows the parents of other processes in /proc; elsewhere the nearest launcher has to do.
  const visible = process.platform === 'linux' ? launchers : launchers.slice(0, 1)
  return visible.every((pid, level) => parentOf(launchers[level - 1]) === pid)
}

function parentOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return process.ppid
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const afterName = stat.slice(stat.lastIndexOf(')') + 1).trim()
    return Number(afterName.split(' ')[1])
  } catch {
    return undefined
  }
}
