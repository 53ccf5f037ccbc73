import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processUsage } from './process-usage.ts'
import type { StartedWorker, StartOptions } from './started-worker.ts'
import { WorkerFailure } from './worker-failure.ts'
import type { ToPool } from './worker-messages.ts'

const running = new Set<ChildProcess>()

// A process that ends in any way takes its workers with it, even those that are in the middle of something.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts a worker in a process of its own: for what allocates outside of the engine's heap (decoders of pictures, unpacked files),
 * because only of a process is the whole memory known, and given back at once. It gets no secrets: of our environment it has the
 * language and time zone alone.
 */
export function startProcess({ script, heapMb, events }: StartOptions): StartedWorker {
  const child = fork(fileURLToPath(script), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--v8-pool-size=1', ...heapFlags(heapMb)],
    env: environment(),
    serialization: 'advanced',
    // Readers of documents like to talk about what they meet in them.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  running.add(child)
  let ended = false
  const end = (failure: WorkerFailure) => {
    if (ended) return
    ended = true
    running.delete(child)
    events.onEnd(failure)
  }
  child.on('message', (message) => events.onMessage(message as ToPool))
  child.on('error', (cause) => end(new WorkerFailure('crash', cause.message, { cause })))
  child.on('exit', (code, signal) => end(failureOf(code, signal)))
  makeRoomForRequests(child)
  return {
    post(message) {
      // One that has just ended says so by its exit.
      if (child.connected) child.send(message, () => undefined)
    },
    usage: async () => processUsage(child.pid),
    keepsProcessAlive(yes) {
      if (yes) child.ref()
      else child.unref()
      if (yes) child.channel?.ref()
      else child.channel?.unref()
    },
    end: () => child.kill('SIGKILL'),
  }
}

/** A small space for new objects: the default one alone takes up to a hundred megabytes beside the limit. */
function heapFlags(heapMb: number): string[] {
  return [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=4']
}

/** The engine aborts when its heap is full, and the system kills the largest when the machine's memory is. */
function failureOf(code: number | null, signal: NodeJS.Signals | null): WorkerFailure {
  const isMemory = signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134
  return new WorkerFailure(
    isMemory ? 'memory' : 'crash',
    `the process ended with ${signal ?? `code ${code}`}`,
  )
}

function environment(): NodeJS.ProcessEnv {
  const { TZ, LANG } = process.env
  const cache = getCompileCacheDir()
  return {
    ...(TZ && { TZ }),
    ...(LANG && { LANG }),
    ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }),
    // One thread for native work: what decoders give back is not kept for every thread of its own.
    UV_THREADPOOL_SIZE: '1',
    MALLOC_ARENA_MAX: '1',
  }
}

function makeRoomForRequests({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Where the system does not allow it, all are equal.
  }
}
