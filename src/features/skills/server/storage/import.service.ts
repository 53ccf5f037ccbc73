import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { readLinks, readOccupations, readSkills, type ReleaseConcept } from '../release/concepts.ts'
import type { Release } from '../release/release.ts'
import { mergeStage, type MergeReport } from './merge.queries.ts'
import { layOwnVocabulary } from './own-vocabulary.service.ts'
import { batches, openStage, stageConcepts, stageLabels, stageLinks } from './stage.queries.ts'

export type ImportStep = 'own' | 'skills' | 'occupations' | 'links' | 'merge'
export type ImportInput = {
  database: { pool: Pool; db: Db }
  release: Release
  source: string
  onProgress?: (step: ImportStep, count: number) => void
}

const LOCK = 7_261_043
const TOLD_EVERY = 2000

/**
 * Brings a release into the vocabulary, under our own names. It happens in one transaction: a run that is cut off has
 * changed nothing and is simply run again, and a second run of the same release changes nothing.
 */
export async function importRelease(input: ImportInput): Promise<MergeReport> {
  const { database, source, onProgress = () => undefined } = input
  const id = newId()
  await database.db.execute(sql`insert into skill_imports (id, source) values (${id}, ${source})`)
  try {
    onProgress('own', 0)
    await layOwnVocabulary(database)
    const report = await inTransaction(database.pool, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      await openStage(tx)
      await stageRelease(tx, input.release, onProgress)
      onProgress('merge', 0)
      const merged = await mergeStage(tx, 'esco')
      if (hasChanged(merged)) await tx.execute(sql`update skill_state set changed_at = now()`)
      return merged
    })
    await database.db.execute(
      sql`update skill_imports set finished_at = now(), report = ${JSON.stringify(report)}::jsonb where id = ${id}`,
    )
    return report
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    await database.db.execute(
      sql`update skill_imports set finished_at = now(), failure = ${failure} where id = ${id}`,
    )
    throw error
  }
}

export function hasChanged(report: MergeReport): boolean {
  return Object.values(report).some(({ added, changed, removed }) => added + changed + removed > 0)
}

async function stageRelease(
  tx: Db,
  release: Release,
  onProgress: (step: ImportStep, count: number) => void,
): Promise<void> {
  await stageKind(tx, {
    kind: 'skill',
    concepts: readSkills(release),
    onCount: (n) => onProgress('skills', n),
  })
  await stageKind(tx, {
    kind: 'occupation',
    concepts: readOccupations(release),
    onCount: (n) => onProgress('occupations', n),
  })
  const links = batches<Parameters<typeof stageLinks>[1][number]>((rows) => stageLinks(tx, rows), 5000)
  let count = 0
  for await (const link of readLinks(release)) {
    await links.add(link)
    count += 1
    if (count % (TOLD_EVERY * 10) === 0) onProgress('links', count)
  }
  await links.flush()
  onProgress('links', count)
}

async function stageKind(
  tx: Db,
  input: {
    kind: 'skill' | 'occupation'
    concepts: AsyncGenerator<ReleaseConcept>
    onCount: (count: number) => void
  },
): Promise<void> {
  const { kind, onCount } = input
  const rows = batches<Parameters<typeof stageConcepts>[2][number]>(
    (some) => stageConcepts(tx, kind, some),
    500,
  )
  const labels = batches<Parameters<typeof stageLabels>[2][number]>(
    (some) => stageLabels(tx, kind, some),
    4000,
  )
  let count = 0
  for await (const concept of input.concepts) {
    const { esco, language, preferred, others, description, isco } = concept
    await rows.add({
      id: esco,
      key: null,
      esco,
      group: kind === 'skill' ? 'esco' : isco,
      kind: concept.kind,
      description: language === 'en' ? description : '',
    })
    for (const [place, label] of [preferred, ...others].entries())
      await labels.add({ id: esco, locale: language, label, place })
    count += 1
    if (count % TOLD_EVERY === 0) onCount(count)
  }
  await rows.flush()
  await labels.flush()
  onCount(count)
}
