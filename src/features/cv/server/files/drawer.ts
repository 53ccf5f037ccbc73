import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { busy, Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import type { DrawOrder } from './draw.worker.ts'

const TIME_MS = 20_000
const MEMORY_MB = 192
const MOST_AT_ONCE = 2
const MOST_WAITING = 20
/** Who tries another design right after the first finds the thread warm; nobody else pays for its memory. */
const REST_MS = 15_000

let running = 0
const waiting: (() => void)[] = []
const rested: { worker: Worker; end: NodeJS.Timeout }[] = []

/** Draws on a thread of its own, so that nobody else's call waits for it; what breaks the thread ends with it. */
export async function drawApart(order: DrawOrder): Promise<Buffer> {
  await turn()
  const worker = takeWorker()
  try {
    worker.postMessage(order)
    const [bytes] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIME_MS) })) as [Uint8Array]
    rest(worker)
    return Buffer.from(bytes)
  } catch (cause) {
    await worker.terminate()
    const problem = new Problem(problems.notDrawn, { headers: { 'retry-after': '60' } })
    problem.cause = cause
    throw problem
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

function takeWorker(): Worker {
  const known = rested.pop()
  if (known) {
    clearTimeout(known.end)
    return known.worker
  }
  const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // Whoever waits for the file is told by the failed wait; one that falls while it rests is only forgotten.
  worker.on('error', () => forget(worker))
  return worker
}

function forget(worker: Worker): void {
  const at = rested.findIndex((one) => one.worker === worker)
  if (at >= 0) rested.splice(at, 1)
}

function rest(worker: Worker): void {
  worker.unref()
  const end = setTimeout(() => {
    forget(worker)
    void worker.terminate()
  }, REST_MS)
  end.unref()
  rested.push({ worker, end })
}

async function turn(): Promise<void> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw busy(5)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
}
