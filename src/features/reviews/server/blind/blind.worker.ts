import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { runTask } from './blind-tasks.ts'

handleTasks(runTask)
