import { sql } from '#platform/server/db/sql.ts'
import { allowTime, type Db } from '#platform/server/db/database.ts'

/** A concept of a release as imported; every concept, name and link is one row. */
export type StagedConcept = {
  id: string
  key: string | null
  esco: string | null
  group: string
  kind: string
  description: string
}
export type StagedLabel = { id: string; locale: string; label: string; place: number }
export type StagedLink = { occupation: string; skill: string; essential: boolean }

/** `stage` belongs to one transaction; `release` outlives an interrupted run. */
type Area = 'stage' | 'release'

const TABLES = ['skills', 'skill_labels', 'occupations', 'occupation_labels', 'links']

/** Creates tables of this transaction, to compare a release with the database in a few statements, not row by row. */
export async function insertStageTables(tx: Db): Promise<void> {
  await allowTime(tx, 0)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`)
  for (const name of TABLES)
    await tx.execute(
      sql.raw(`create temp table stage_${name} (like release_${name} including all) on commit drop`),
    )
}

/** Stages the stored rows of a release. */
export async function insertReleaseIntoStage(tx: Db): Promise<void> {
  for (const name of TABLES)
    await tx.execute(sql.raw(`insert into stage_${name} select * from release_${name}`))
}

export async function deleteRelease(tx: Db): Promise<void> {
  await tx.execute(sql.raw(`truncate ${TABLES.map((name) => `release_${name}`).join(', ')}`))
}

export async function insertConcepts(
  tx: Db,
  kind: 'skill' | 'occupation',
  rows: readonly StagedConcept[],
  area: Area = 'stage',
): Promise<void> {
  await tx.execute(sql`
    insert into ${sql.raw(`${area}_${kind}s`)}
    -- The files of two languages may bring the same concept in one batch.
    select distinct on (id) id, key, esco, "group", kind, description
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, key text, esco uuid, "group" text, kind text, description text)
    order by id, description desc
    on conflict (id) do update set
      description = case when excluded.description = '' then ${sql.raw(`${area}_${kind}s`)}.description else excluded.description end`)
}

export async function insertLabels(
  tx: Db,
  kind: 'skill' | 'occupation',
  rows: readonly StagedLabel[],
  area: Area = 'stage',
): Promise<void> {
  await tx.execute(sql`
    insert into ${sql.raw(`${area}_${kind}_labels`)}
    select id, locale, label, place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, locale text, label text, place integer)
    where length(label) between 1 and 400
    on conflict do nothing`)
}

export async function insertLinks(tx: Db, rows: readonly StagedLink[], area: Area = 'stage'): Promise<void> {
  await tx.execute(sql`
    insert into ${sql.raw(`${area}_links`)}
    select occupation, skill, essential
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(occupation uuid, skill uuid, essential boolean)
    on conflict do nothing`)
}
