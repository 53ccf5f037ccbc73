import { busy } from '#platform/server/http/problem.ts'
import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { Voice } from '../../contract/voice/recording.ts'

export type VoiceRead = Voice | 'wrong' | 'tooLong'

/** Our own code on plain bytes: a thread is enough. */
const pool = new WorkerPool<Uint8Array, VoiceRead>({
  name: 'voices',
  script: new URL('./read-voice.worker.ts', import.meta.url),
  kind: 'thread',
  workers: 1,
  queue: 50,
  limits: { cpuMs: 5000, heapMb: 64 },
  idleMs: 10_000,
})

/** Reads a recording in a worker; one that takes too much time or memory is invalid. */
export async function readVoiceInPool(bytes: Uint8Array): Promise<VoiceRead> {
  try {
    return await pool.run(bytes)
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    if (error.reason === 'closed') throw busy()
    return 'wrong'
  }
}
