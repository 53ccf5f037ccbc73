import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100

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
  return pids.reduce((sum, pid) => {
    const times = stat(pid)?.slice(11, 15).map(Number) ?? []
    return sum + times.reduce((a, b) => a + b, 0) / TICKS
  }, 0)
}

/** Milliseconds of processor time that all threads of processes have had, finer than the ticks of the other. */
export function cpuMillisecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const threads = list(`/proc/${pid}/task`)
    const times = threads.map((thread) => read(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0])
    return sum + times.reduce((all, time) => all + Number(time ?? 0), 0) / 1e6
  }, 0)
}

/** Milliseconds that their children had which have ended. */
export function cpuMillisecondsOfEnded(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => stat(pid)?.slice(13, 15).map(Number) ?? [])
  return (ticks.reduce((all, each) => all + each, 0) * 1000) / TICKS
}

/** The name of the program that a process runs, as the system cuts it. */
export function programOf(pid: number): string {
  return read(`/proc/${pid}/comm`)?.trim() ?? ''
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

function list(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
