import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { blocksOfDocx, WITH_TITLE } from './docx.ts'
import type { BlocksAnswer } from './read-docx-blocks.ts'
import { Refusal } from './refusal.ts'

handleTasks(async (bytes: Uint8Array): Promise<BlocksAnswer> => {
  try {
    return { blocks: await blocksOfDocx(Uint8Array.from(bytes), WITH_TITLE) }
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.reason : 'damaged' }
  }
})
