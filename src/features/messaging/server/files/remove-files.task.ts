import type { Db } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteUnsent, forgetGoneFolder, goneFolders } from './files.queries.ts'

const NAME = 'messaging.remove-files'
const AT_ONCE = 100
const UNSENT_HOURS = 24

/** Soon after the rows are gone their bytes are too. */
export async function removeFilesSoon(tx: Db, { queue }: Pick<Services, 'queue'>): Promise<void> {
  await queue.send(tx, NAME, {})
}

/** Takes away the bytes of deleted messages, and uploads for which no message came. */
export const removeFilesTask: Task = {
  name: NAME,
  cron: '*/10 * * * *',
  concurrency: 1,
  async handle({ db, files }) {
    await deleteUnsent(db, UNSENT_HOURS)
    for (;;) {
      const folders = await goneFolders(db, AT_ONCE)
      for (const folder of folders) {
        await files.removeAll(folder)
        await forgetGoneFolder(db, folder)
      }
      if (folders.length < AT_ONCE) return
    }
  },
}
