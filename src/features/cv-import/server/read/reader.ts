import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { busy } from '#platform/server/http/problem.ts'
import type { ReadFile } from './read-file.ts'
import { Refusal, type RefusalReason } from './refusal.ts'

const TIME_MS = 10_000
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

/** Reads a file on a thread of its own, with limits of time and memory; the thread ends with the file. */
export async function readApart(bytes: Uint8Array, timeMs = TIME_MS): Promise<ReadFile> {
  await turn()
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    // Readers of documents like to talk about what they meet in them.
    stdout: true,
    stderr: true,
  })
  const stop = new AbortController()
  const tooMuch = watch(worker, stop)
  try {
    worker.postMessage(bytes)
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(timeMs)])
    const [answer] = (await once(worker, 'message', { signal })) as [Answer]
    if ('refusal' in answer) throw new Refusal(answer.refusal)
    return answer.read
  } catch (error) {
    throw asRefusal(error, stop.signal.aborted)
  } finally {
    clearInterval(tooMuch)
    await worker.terminate()
    running -= 1
    waiting.shift()?.()
  }
}

/** Looks from outside how much a thread holds that is not on its heap. */
function watch(worker: Worker, stop: AbortController): NodeJS.Timeout {
  return setInterval(() => {
    worker.getHeapStatistics().then(
      ({ external_memory: outside }) => outside > OUTSIDE_HEAP_BYTES && stop.abort(),
      // The thread has just ended, which its own events tell.
      () => undefined,
    )
  }, LOOK_MS)
}

function asRefusal(error: unknown, isBomb: boolean): Refusal {
  if (error instanceof Refusal) return error
  if (isBomb || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
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
