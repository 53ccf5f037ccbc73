import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { type LinkedPage, readLinkedPage } from './linked-page.ts'

export type PageTask = { bytes: Uint8Array; type: string; url: string }

handleTasks((task: PageTask): LinkedPage => readLinkedPage(task))
