import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { readVocabulary } from '../storage/vocabulary.queries.ts'
import type { Step } from '../train/learn.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { trainedPath } from './artefact.ts'

export type Trained = { version: string; skills: number; occupations: number }

/** Learns from the vocabulary in the database and leaves the result in the data folder, where the engine finds it. */
export async function trainEngine(input: {
  db: Db
  dataDir: string
  onStep?: (step: Step) => void
}): Promise<Trained> {
  const { db, dataDir, onStep } = input
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
  const vocabulary = await readVocabulary(db)
  await learnAside({ vocabulary, path: trainedPath(dataDir) }, onStep)
  // What changed while it learned is for the next training.
  await db.execute(sql`update skill_state set trained_at = ${rows[0]?.now ?? null}::timestamptz`)
  const { version, skills, occupations } = vocabulary
  return { version, skills: skills.length, occupations: occupations.length }
}

function learnAside(
  work: { vocabulary: Vocabulary; path: string },
  onStep: (step: Step) => void = () => undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./learn.worker.ts', import.meta.url), { workerData: work })
    worker.on('message', onStep)
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`learning ended with ${code}`))))
  })
}
