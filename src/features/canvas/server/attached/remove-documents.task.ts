import type { Db } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { forgetGoneFolder, goneFolders } from './attached.queries.ts'

const NAME = 'canvas.remove-documents'
const AT_ONCE = 100

/** Soon after the rows are gone their bytes are too. */
export async function removeDocumentsSoon(tx: Db, { queue }: Pick<Services, 'queue'>): Promise<void> {
  await queue.send(tx, NAME, {})
}

/** Takes away the bytes of files that no application has any more. */
export const removeDocumentsTask: Task = {
  name: NAME,
  cron: '*/10 * * * *',
  concurrency: 1,
  async handle({ db, files }) {
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
