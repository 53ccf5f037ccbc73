import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { busy } from '#platform/server/http/problem.ts'
import { fileKind } from './file-kind.ts'
import type { ReadFile } from './read-file.ts'
import { Refusal, type RefusalReason } from './refusal.ts'

/** Of work, not of waiting: on a machine that is busy with others a good file takes longer by the clock. */
const WORK_MS = 10_000
const CLOCK_MS = 45_000
const HEAP_MB = 192
/** Buffers do not count as heap; what unpacks to more than this is a bomb. */
const OUTSIDE_HEAP_BYTES = 300 * 1024 * 1024
const LOOK_MS = 100
/** Each may fill its share of a small machine. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 20

let running = 0
const waiting: (() => void)[] = []

type Answer = { read: ReadFile } | { refusal: RefusalReason }
type Limits = { workMs: number; clockMs: number }

/** Reads a file on a thread of its own, with limits of time and memory; the thread ends with the file. */
export async function readApart(bytes: Uint8Array, given: Partial<Limits> = {}): Promise<ReadFile> {
  // What is no CV at all is told by its first bytes, without a thread.
  fileKind(bytes)
  const limits = { workMs: WORK_MS, clockMs: CLOCK_MS, ...given }
  await turn()
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    // Readers of documents like to talk about what they meet in them.
    stdout: true,
    stderr: true,
  })
  const stop = new AbortController()
  const looking = watch({ worker, stop, limits })
  try {
    worker.postMessage(bytes)
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(limits.clockMs)])
    const [answer] = (await once(worker, 'message', { signal })) as [Answer]
    if ('refusal' in answer) throw new Refusal(answer.refusal)
    return answer.read
  } catch (error) {
    throw asRefusal(error, stop.signal)
  } finally {
    clearInterval(looking)
    await worker.terminate()
    running -= 1
    waiting.shift()?.()
  }
}

/** Looks from outside how long a thread has worked, and how much it holds that is not on its heap. */
function watch({
  worker,
  stop,
  limits,
}: {
  worker: Worker
  stop: AbortController
  limits: Limits
}): NodeJS.Timeout {
  const look = async () => {
    const [{ external_memory: outside }, { user, system }] = await Promise.all([
      worker.getHeapStatistics(),
      worker.cpuUsage(),
    ])
    if (outside > OUTSIDE_HEAP_BYTES) stop.abort('huge')
    if ((user + system) / 1000 > limits.workMs) stop.abort('slow')
  }
  // A thread that has just ended says nothing more; its own events tell the rest.
  return setInterval(() => void look().catch(() => undefined), LOOK_MS)
}

function asRefusal(error: unknown, { aborted, reason }: AbortSignal): Refusal {
  if (error instanceof Refusal) return error
  if (aborted) return new Refusal(reason === 'huge' ? 'huge' : 'slow', { cause: error })
  if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new Refusal('huge', { cause: error })
  const isLate = error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')
  return new Refusal(isLate ? 'slow' : 'damaged', { cause: error })
}

async function turn(): Promise<void> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw busy(5)
    // Whoever leaves gives the place on.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
}
