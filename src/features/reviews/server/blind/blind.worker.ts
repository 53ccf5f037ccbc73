import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { doTask } from './blind-tasks.ts'

handleTasks(doTask)
