import { readdirSync, readFileSync } from 'node:fs'

/** The process with everything that it has started and that still runs. */
export function family(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? stat(Number(name)) : undefined
    if (fields) parents.set(Number(name), Number(fields[1]))
  }
  const members = [pid]
  for (const member of members) {
    for (const [child, parent] of parents) if (parent === member) members.push(child)
  }
  return members
}

/** Processor time of processes and of their children that have ended. */
export function cpuSecondsOf(pids: readonly number[]): number {
  const TICKS = 100
  return pids.reduce((sum, pid) => {
    const times = stat(pid)?.slice(11, 15).map(Number) ?? []
    return sum + times.reduce((a, b) => a + b, 0) / TICKS
  }, 0)
}

/** Memory in megabytes; what processes share is counted once. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    const text = read(`/proc/${pid}/smaps_rollup`) ?? ''
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
  })
  return kilobytes.reduce((a, b) => a + b, 0) / 1024
}

// The name in parentheses may contain blanks, so counting begins behind it: state, parent, …
function stat(pid: number): string[] | undefined {
  const text = read(`/proc/${pid}/stat`)
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
