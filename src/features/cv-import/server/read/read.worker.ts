import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { ReadAnswer } from './read-in-pool.ts'
import { readFile } from './read-file.ts'
import { Refusal } from './refusal.ts'

handleTasks(async (bytes: Uint8Array): Promise<ReadAnswer> => {
  try {
    // A Buffer stays one on its way here, and the reader of PDF takes plain bytes alone.
    return { read: await readFile(Uint8Array.from(bytes)) }
  } catch (error) {
    if (!(error instanceof Refusal)) return { refusal: 'damaged' }
    return { refusal: error.reason, ...(error.builder && { builder: error.builder }) }
  }
})
