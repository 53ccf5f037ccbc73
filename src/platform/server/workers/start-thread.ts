import { Worker } from 'node:worker_threads'
import type { StartedWorker, StartOptions } from './started-worker.ts'
import { WorkerFailure } from './worker-failure.ts'

const YOUNG_MB = 32

/** Starts a worker on a thread of this process. Its heap is bounded by the engine, its buffers by who looks at `usage()`. */
export function startThread({ script, heapMb, data, events }: StartOptions): StartedWorker {
  const worker = new Worker(script, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  let failure: WorkerFailure | undefined
  worker.on('message', events.onMessage)
  worker.on('error', (cause: Error & { code?: string }) => {
    const reason = cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash'
    failure = new WorkerFailure(reason, cause.message, { cause })
  })
  worker.on('exit', (code) =>
    events.onEnd(failure ?? new WorkerFailure('crash', `the thread ended with code ${code}`)),
  )
  return {
    post: (message) => worker.postMessage(message),
    async usage() {
      const [heap, { user, system }] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()])
      return { cpuMs: (user + system) / 1000, bytes: heap.used_heap_size + heap.external_memory }
    },
    keepsProcessAlive: (yes) => (yes ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  }
}
