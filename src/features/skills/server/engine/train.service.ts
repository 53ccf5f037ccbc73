import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import { getVocabulary } from '../storage/vocabulary.queries.ts'
import { learnRanker } from '../train/ranker-material.ts'
import type { Step } from '../train/learn.ts'
import { trainedPath } from './artefact.ts'
import type { LearnTask } from './learn.worker.ts'

const nowRows = rowsOf({ now: z.string() })

export type Trained = { version: string; skills: number; occupations: number }

// Training keeps a core busy for some ten seconds, with an official release for minutes; the server continues meanwhile.
const pool = new WorkerPool<LearnTask, void>({
  name: 'skills-training',
  script: new URL('./learn.worker.ts', import.meta.url),
  kind: 'thread',
  workers: 1,
  queue: 2,
  limits: { clockMs: 1_800_000, heapMb: 2048 },
  idleMs: 0,
})

/** Returns the fault of the stored material in words, before the training; `undefined` if it is complete. */
export function faultOfMaterial(): string | undefined {
  try {
    learnRanker()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Trains on the database's vocabulary and writes the result to the data folder, where the engine finds it. */
export async function trainEngine(input: {
  db: Db
  dataDir: string
  onStep?: (step: Step) => void
}): Promise<Trained> {
  const { db, dataDir, onStep } = input
  const { rows } = await nowRows(db)(sql`select now()::text as now`)
  const vocabulary = await getVocabulary(db)
  await pool.run({ vocabulary, path: trainedPath(dataDir) }, (step) => onStep?.(step as Step))
  // Changes during the training count for the next one.
  await db.execute(sql`update skill_state set trained_at = ${rows[0]?.now ?? null}::timestamptz`)
  const { version, skills, occupations } = vocabulary
  return { version, skills: skills.length, occupations: occupations.length }
}
