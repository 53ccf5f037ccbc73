import { mkdir } from 'node:fs/promises'
import { restoreBackup } from '#platform/server/backup/restore.service.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { openFiles } from '#platform/server/files/files.ts'
import { createQueues, openBoss } from '#platform/server/queue/boss.ts'
import { archivePath } from './backup.ts'
import { tasks } from './compose.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Command } from './run.ts'
import { withDatabase } from './with-database.ts'

/** Restores a saved installation into an empty one; the product must not run. */
export async function restore(command: Command): Promise<void> {
  const { config, log, force } = command
  const file = archivePath(command, 'restore')
  await mkdir(config.dataDir, { recursive: true })
  const back = await withDatabase(command, async (databaseUrl) => {
    const database = openDatabase({ url: databaseUrl, log, max: 2 })
    let boss: Awaited<ReturnType<typeof openBoss>> | undefined
    const openQueue = async () => {
      boss = await openBoss({ database, log, idle: true })
      await createQueues(boss, tasks)
      return { boss, known: new Set(tasks.map(({ name }) => name)) }
    }
    try {
      return await restoreBackup({
        file,
        databaseUrl,
        secret: config.secret,
        files: openFiles(config),
        migrations: MIGRATIONS,
        force,
        openQueue,
      })
    } finally {
      await boss?.stop({ graceful: false, close: false })
      await database.close()
    }
  })
  console.log(
    `Restored what was saved at ${back.savedAt}: ${back.rows} rows of ${back.tables} tables, ${back.jobs} pieces of waiting work and ${back.files} files.`,
  )
}
