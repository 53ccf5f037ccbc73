import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PictureShape } from '#platform/contract/pictures.ts'
import { busy } from '../http/problem.ts'
import type { Encoded, Refusal } from './encode.ts'

const TIME_MS = 25_000
/** Each holds an unpacked picture; more would fill the memory of a small machine. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 20

let running = 0
const waiting: (() => void)[] = []

/** Encodes on a thread of its own that ends with the picture; a decoder that hangs or falls is the file's fault. */
export async function encodeApart(bytes: Buffer, shape: PictureShape): Promise<Encoded | Refusal> {
  await turn()
  const worker = new Worker(new URL('./encode.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  try {
    worker.postMessage({ bytes, shape })
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIME_MS) })) as [
      Encoded | Refusal,
    ]
    return answer
  } catch {
    return 'pictureUnreadable'
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
