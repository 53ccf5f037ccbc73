import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { type Export, readExport } from './read-export.ts'

handleTasks((bytes: Uint8Array): Export | null => {
  try {
    return readExport(new TextDecoder().decode(bytes)) ?? null
  } catch {
    // What cannot be read is no export.
    return null
  }
})
