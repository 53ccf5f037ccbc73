import type { Db } from '#platform/server/db/database.ts'
import type { Part } from '../../contract/vocabulary.endpoints.ts'
import { readLinks, readOccupations, readSkills, type ReleaseConcept } from '../release/concepts.ts'
import type { Release } from '../release/release.ts'
import { insertConcepts, insertLabels, insertLinks } from './stage.queries.ts'

/** Rows of a release for one transaction. */
export type ReleasePart = { length: number; keep(tx: Db): Promise<void> }

const CONCEPTS = 500
const LINKS = 5000

/** Yields the parts of one step, without those stored already; at most one is in memory. */
export async function* partsOf(
  release: Release,
  step: Part,
  storedCount: number,
): AsyncGenerator<ReleasePart> {
  if (step === 'links') {
    for await (const rows of chunks(readLinks(release), LINKS, storedCount))
      yield { length: rows.length, keep: (tx) => insertLinks(tx, rows, 'release') }
    return
  }
  const kind = step === 'skills' ? 'skill' : 'occupation'
  const concepts = step === 'skills' ? readSkills(release) : readOccupations(release)
  for await (const rows of chunks(concepts, CONCEPTS, storedCount))
    yield { length: rows.length, keep: (tx) => keepConcepts(tx, kind, rows) }
}

async function keepConcepts(
  tx: Db,
  kind: 'skill' | 'occupation',
  concepts: readonly ReleaseConcept[],
): Promise<void> {
  await insertConcepts(
    tx,
    kind,
    concepts.map(({ esco, language, description, isco, ...concept }) => ({
      id: esco,
      key: null,
      esco,
      group: kind === 'skill' ? 'esco' : isco,
      kind: concept.kind,
      description: language === 'en' ? description : '',
    })),
    'release',
  )
  await insertLabels(
    tx,
    kind,
    concepts.flatMap(({ esco, language, preferred, others }) =>
      [preferred, ...others].map((label, place) => ({ id: esco, locale: language, label, place })),
    ),
    'release',
  )
}

async function* chunks<T>(rows: AsyncIterable<T>, size: number, skipped: number): AsyncGenerator<T[]> {
  let left = skipped
  let chunk: T[] = []
  for await (const row of rows) {
    if (left > 0) {
      left -= 1
      continue
    }
    chunk.push(row)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
