import type { Services } from '#platform/server/services.ts'
import { findFile } from './files.queries.ts'
import { removeTask } from './remove.task.ts'

/** Where the bytes of a file lie, and whether any are left there once the clean-up has run. */
export async function trackFile(services: Services, id: string) {
  const place = (await findFile(services.db, id))!.place
  return {
    place,
    async isStored(): Promise<boolean> {
      await removeTask.handle(services, {}, { id: '', complete: async () => undefined })
      for await (const { key } of services.files.list()) if (key.startsWith(place)) return true
      return false
    },
  }
}
