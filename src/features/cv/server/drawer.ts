import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { busy, Problem } from '#platform/server/http/problem.ts'
import { problems } from '../contract/problems.ts'
import type { DrawOrder } from './draw.worker.ts'

const TIME_MS = 20_000
const MEMORY_MB = 192
const MOST_AT_ONCE = 2
const MOST_WAITING = 20

let running = 0
const waiting: (() => void)[] = []

/** Draws on a thread of its own that ends with the file, so that nobody else's call waits for it. */
export async function drawApart(order: DrawOrder): Promise<Buffer> {
  await turn()
  const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    worker.postMessage(order)
    const [bytes] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIME_MS) })) as [Uint8Array]
    return Buffer.from(bytes)
  } catch (cause) {
    const problem = new Problem(problems.notDrawn, { headers: { 'retry-after': '60' } })
    problem.cause = cause
    throw problem
  } finally {
    await worker.terminate()
    running -= 1
    waiting.shift()?.()
  }
}

async function turn(): Promise<void> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw busy(5)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
}
