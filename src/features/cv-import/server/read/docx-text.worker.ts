import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { textOfDocx } from './docx-text.ts'
import type { TextAnswer } from './read-docx-text.ts'
import { Refusal } from './refusal.ts'

handleTasks(async (bytes: Uint8Array): Promise<TextAnswer> => {
  try {
    return await textOfDocx(Uint8Array.from(bytes))
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.reason : 'damaged' }
  }
})
