import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { ReadAnswer } from './read-in-pool.ts'
import { readFile } from './read-file.ts'
import { Refusal } from './refusal.ts'

handleTasks(async (bytes: Uint8Array): Promise<ReadAnswer> => {
  try {
    // A Buffer arrives as one, but the PDF reader takes plain bytes only.
    return { read: await readFile(Uint8Array.from(bytes)) }
  } catch (error) {
    if (!(error instanceof Refusal)) return { refusal: 'damaged' }
    return { refusal: error.reason, ...(error.builder && { builder: error.builder }) }
  }
})
