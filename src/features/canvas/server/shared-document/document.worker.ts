import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { doTask } from './document-tasks.ts'

handleTasks(doTask)
