import { existsSync } from 'node:fs'
import { sql } from '#platform/server/db/sql.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { trainedPath } from './artefact.ts'

const currentRows = rowsOf({ current: z.boolean() })

/** Trains the engine on changes; does nothing without any. */
export const trainTask: Task = {
  name: 'skills.train',
  retryLimit: 3,
  async handle(services) {
    if (await isTrained(services)) return
    const { trainEngine } = await import('./train.service.ts')
    await trainEngine({ db: services.db, dataDir: services.config.dataDir })
  },
}

/** Updates our own vocabulary after a start, and has an outdated engine trained. */
export async function prepareVocabulary(services: Services): Promise<void> {
  const { seedOwnVocabulary } = await import('../storage/own-vocabulary.service.ts')
  await seedOwnVocabulary(services)
  if (await isTrained(services)) return
  await services.queue.send(services.db, trainTask.name, {}, { singletonKey: trainTask.name })
}

async function isTrained({ db, config }: Services): Promise<boolean> {
  const { rows } = await currentRows(db)(
    sql`select coalesce(trained_at >= changed_at, false) as current from skill_state`,
  )
  return (rows[0]?.current ?? false) && existsSync(trainedPath(config.dataDir))
}
