import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { runTask } from './document-tasks.ts'

handleTasks(runTask)
