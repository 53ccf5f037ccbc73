import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100

/** Returns the process with all its running descendants. */
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

/** Returns the processor time of processes and of their ended children. */
export function cpuSecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const times = stat(pid)?.slice(11, 15).map(Number) ?? []
    return sum + times.reduce((a, b) => a + b, 0) / TICKS
  }, 0)
}

/** Returns the milliseconds of processor time of all threads, finer than ticks. */
export function cpuMillisecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const threads = list(`/proc/${pid}/task`)
    const times = threads.map((thread) => read(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0])
    return sum + times.reduce((all, time) => all + Number(time ?? 0), 0) / 1e6
  }, 0)
}

/** Returns the milliseconds of their ended children. */
export function cpuMillisecondsOfEnded(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => stat(pid)?.slice(13, 15).map(Number) ?? [])
  return (ticks.reduce((all, each) => all + each, 0) * 1000) / TICKS
}

/** Returns the name of a process's program, as the system truncates it. */
export function programOf(pid: number): string {
  return read(`/proc/${pid}/comm`)?.trim() ?? ''
}

/** Returns memory in megabytes; shared pages count once. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    const text = read(`/proc/${pid}/smaps_rollup`) ?? ''
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
  })
  return kilobytes.reduce((a, b) => a + b, 0) / 1024
}

// The name in parentheses may contain spaces, so the fields are counted after it: state, parent, …
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
