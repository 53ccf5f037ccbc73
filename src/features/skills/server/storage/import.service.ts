import { sql } from '#platform/server/db/sql.ts'
import type { Pool } from 'pg'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { PARTS, type Part } from '../../contract/vocabulary.endpoints.ts'
import type { Release } from '../release/release.ts'
import { saveStageAsVocabulary, type MergeReport } from './merge.queries.ts'
import { seedOwnVocabulary } from './own-vocabulary.service.ts'
import { partsOf } from './release-parts.ts'
import {
  insertRun,
  saveRunFailure,
  saveRunReport,
  updateRunProgress,
  type Reached,
  type Run,
} from './run.queries.ts'
import { oneAtATime } from './run-lock.ts'
import { deleteRelease, insertStageTables, insertReleaseIntoStage } from './stage.queries.ts'

export type ImportStep = 'own' | Part | 'merge'

export type ImportInput = {
  database: { pool: Pool; db: Db }
  release: Release
  source: string
  onProgress?: (step: ImportStep, count: number) => void
  /** An earlier run of the same release was cut off there. */
  onContinue?: (from: Reached) => void
}

const LOCK = 7_261_043
const PROGRESS_EVERY: Readonly<Record<Part, number>> = { skills: 2000, occupations: 2000, links: 20_000 }

/**
 * Imports a release into the vocabulary, under our own names. Reads it part by part into its own tables, each part in one
 * transaction with the progress; an interrupted run continues from there. The vocabulary itself changes in one last
 * transaction, so nobody sees half of it, and a second run of the same release changes nothing.
 */
export function importRelease(input: ImportInput): Promise<MergeReport> {
  const { database, release, source, onProgress = () => undefined } = input
  return oneAtATime(database.pool, async () => {
    const digest = await release.digest()
    const run = await inTransaction(database.pool, (tx) => insertRun(tx, { source, digest }))
    if (run.continued) input.onContinue?.(run.continued)
    try {
      onProgress('own', 0)
      await seedOwnVocabulary(database)
      await keepParts({ pool: database.pool, release, run, onProgress })
      onProgress('merge', 0)
      return await switchOver(database.pool, run)
    } catch (error) {
      await saveRunFailure(database.db, run.id, error)
      throw error
    }
  })
}

async function keepParts(input: {
  pool: Pool
  release: Release
  run: Run
  onProgress: (step: ImportStep, count: number) => void
}): Promise<void> {
  const { pool, release, run, onProgress } = input
  for (const step of PARTS.slice(PARTS.indexOf(run.reached.step))) {
    const storedCount = step === run.reached.step ? run.reached.count : 0
    let count = storedCount
    for await (const part of partsOf(release, step, storedCount)) {
      count += part.length
      await inTransaction(pool, async (tx) => {
        await part.keep(tx)
        await updateRunProgress(tx, run.id, { step, count })
      })
      if (count % PROGRESS_EVERY[step] < part.length) onProgress(step, count)
    }
    onProgress(step, count)
  }
}

/** Applies the release; the only moment at which the vocabulary changes. */
function switchOver(pool: Pool, { id }: Run): Promise<MergeReport> {
  return inTransaction(pool, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await insertStageTables(tx)
    await insertReleaseIntoStage(tx)
    const merged = await saveStageAsVocabulary(tx, 'esco')
    if (hasChanged(merged)) await tx.execute(sql`update skill_state set changed_at = now()`)
    await deleteRelease(tx)
    await saveRunReport(tx, id, merged)
    return merged
  })
}

export function hasChanged(report: MergeReport): boolean {
  return Object.values(report).some(({ added, changed, removed }) => added + changed + removed > 0)
}
