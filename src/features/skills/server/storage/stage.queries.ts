import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'

/** What is brought in, as it comes: one row for every concept, name and link. */
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

/** Tables of this transaction alone; a release is compared with what is there in a few statements, not row by row. */
export async function openStage(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`)
  for (const kind of ['skill', 'occupation'])
    await tx.execute(
      sql.raw(`
      create temp table stage_${kind}s (id uuid primary key, key text, esco uuid, group_name text, kind text, description text)
        on commit drop;
      create temp table stage_${kind}_labels (id uuid, locale text, label text, place integer, primary key (id, locale, label))
        on commit drop`),
    )
  await tx.execute(sql`
    create temp table stage_links (occupation uuid, skill uuid, essential boolean, primary key (occupation, skill))
      on commit drop`)
}

export async function stageConcepts(
  tx: Db,
  kind: 'skill' | 'occupation',
  rows: readonly StagedConcept[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${sql.raw(`stage_${kind}s`)}
    -- The files of two languages may bring the same concept in one batch.
    select distinct on (id) id, key, esco, "group", kind, description
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, key text, esco uuid, "group" text, kind text, description text)
    order by id, description desc
    on conflict (id) do update set
      description = case when excluded.description = '' then ${sql.raw(`stage_${kind}s`)}.description else excluded.description end`)
}

export async function stageLabels(
  tx: Db,
  kind: 'skill' | 'occupation',
  rows: readonly StagedLabel[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${sql.raw(`stage_${kind}_labels`)}
    select id, locale, label, place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, locale text, label text, place integer)
    where length(label) between 1 and 400
    on conflict do nothing`)
}

export async function stageLinks(tx: Db, rows: readonly StagedLink[]): Promise<void> {
  await tx.execute(sql`
    insert into stage_links
    select occupation, skill, essential
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(occupation uuid, skill uuid, essential boolean)
    on conflict do nothing`)
}

/** Collects rows and hands them on in batches, so that memory does not grow with the release. */
export function batches<T>(send: (rows: readonly T[]) => Promise<void>, size = 1000) {
  let rows: T[] = []
  async function flush() {
    if (rows.length > 0) await send(rows)
    rows = []
  }
  return {
    async add(row: T) {
      rows.push(row)
      if (rows.length >= size) await flush()
    },
    flush,
  }
}
