import { createHash } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type OwnTables, readOwnTables } from '../vocabulary/own-tables.ts'
import { ownId } from '../vocabulary/vocabulary.ts'
import { saveStageAsVocabulary, type MergeReport } from './merge.queries.ts'
import {
  insertStageTables,
  type StagedLabel,
  insertConcepts,
  insertLabels,
  insertLinks,
} from './stage.queries.ts'

const ownDigestRows = rowsOf({ own_digest: z.string() })

const LOCK = 7_261_043

/** Imports the delivered vocabulary if it differs from the database's. */
export async function seedOwnVocabulary(
  { pool, db }: { pool: Pool; db: Db },
  own: OwnTables = readOwnTables(),
): Promise<MergeReport | undefined> {
  const digest = createHash('sha256').update(JSON.stringify(own)).digest('hex')
  const { rows } = await ownDigestRows(db)(sql`select own_digest from skill_state`)
  if (rows[0]?.own_digest === digest) return undefined
  return inTransaction(pool, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await insertStageTables(tx)
    await stageOwn(tx, own)
    const report = await saveStageAsVocabulary(tx, 'own')
    await tx.execute(sql`update skill_state set own_digest = ${digest}, changed_at = now()`)
    return report
  })
}

async function stageOwn(tx: Db, { skills, occupations }: OwnTables): Promise<void> {
  const skillIds = new Map(skills.map(({ key, esco }) => [key, esco ?? ownId('skill', key)]))
  await insertConcepts(
    tx,
    'skill',
    skills.map(({ key, esco, group }) => ({
      id: skillIds.get(key) ?? '',
      key,
      esco,
      group,
      kind: 'skill',
      description: '',
    })),
  )
  await insertLabels(
    tx,
    'skill',
    skills.flatMap(({ key, bhs, en, synonyms }) => [
      ...labels(skillIds.get(key) ?? '', 'bhs', [bhs, ...synonyms.bhs]),
      ...labels(skillIds.get(key) ?? '', 'en', [en, ...synonyms.en]),
    ]),
  )
  const idOf = (occupation: { key: string; esco: string | null }) =>
    occupation.esco ?? ownId('occupation', occupation.key)
  await insertConcepts(
    tx,
    'occupation',
    occupations.map((one) => ({
      id: idOf(one),
      key: one.key,
      esco: one.esco,
      group: one.isco,
      kind: 'occupation',
      description: '',
    })),
  )
  await insertLabels(
    tx,
    'occupation',
    occupations.flatMap((one) => [
      ...labels(idOf(one), 'bhs', [one.bhsM, one.bhsF, ...one.synonyms.bhs]),
      ...labels(idOf(one), 'en', [one.en, ...one.synonyms.en]),
    ]),
  )
  await insertLinks(
    tx,
    occupations.flatMap((one) => [
      ...one.essential.map((key) => ({
        occupation: idOf(one),
        skill: skillIds.get(key) ?? '',
        essential: true,
      })),
      ...one.optional.map((key) => ({
        occupation: idOf(one),
        skill: skillIds.get(key) ?? '',
        essential: false,
      })),
    ]),
  )
}

function labels(id: string, locale: string, names: readonly string[]): StagedLabel[] {
  return names.map((label, place) => ({ id, locale, label, place }))
}
