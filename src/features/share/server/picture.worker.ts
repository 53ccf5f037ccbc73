import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { drawPicture } from './draw-picture.ts'

handleTasks(drawPicture)
