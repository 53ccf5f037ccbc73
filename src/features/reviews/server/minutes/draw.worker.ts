import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { MinutesDocument } from './minutes-document.ts'

handleTasks(
  async (document: MinutesDocument): Promise<Buffer> =>
    (await import('./draw-minutes.ts')).drawMinutes(document),
)
