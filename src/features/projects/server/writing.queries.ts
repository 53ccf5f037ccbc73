import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { addActivity, addEntry, completeProject } from '../contract/projects.endpoints.ts'

const idRows = rowsOf({ id: z.string() })
const ownerRows = rowsOf({ project_id: z.string() })
const countRows = rowsOf({ count: z.number() })
const entryStateRows = rowsOf({ struck: z.boolean(), paid: z.boolean() })

type Place = { id: string; projectId: string; userId: string }
type Table = 'project_entries' | 'project_activities'

/** Returns the project of a row by its id. */
export async function findProjectOf(tx: Db, table: Table, id: string): Promise<string | undefined> {
  const { rows } = await ownerRows(tx)(sql`select project_id from ${sql.identifier(table)} where id = ${id}`)
  return rows[0]?.project_id
}

export async function countOf(tx: Db, table: Table, projectId: string): Promise<number> {
  const { rows } = await countRows(tx)(
    sql`select count(*)::int as count from ${sql.identifier(table)} where project_id = ${projectId}`,
  )
  return rows[0]?.count ?? 0
}

/** Inserts an entry; returns false if the id is taken. */
export async function insertEntry(tx: Db, { id, projectId, userId }: Place, body: BodyOf<typeof addEntry>) {
  const { kind, amount, what, day, line, giver } = body
  const { rows } = await idRows(tx)(sql`
    insert into project_entries (id, project_id, kind, amount, what, happened_on, line, giver, entered_by)
    values (${id}, ${projectId}, ${kind}, ${amount}, ${what.trim()}, ${day}, ${line}, ${giver?.trim() ?? null}, ${userId})
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

export async function findEntryState(tx: Db, { id, projectId }: Omit<Place, 'userId'>) {
  const { rows } = await entryStateRows(tx)(sql`
    select struck_at is not null as struck, kind = 'instalment' as paid
    from project_entries where id = ${id} and project_id = ${projectId}`)
  return rows[0]
}

/** Cancels an entry; returns false if its giver has confirmed it in the meantime. */
export async function saveEntryReversal(tx: Db, { id, userId }: Omit<Place, 'projectId'>): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    update project_entries set struck_at = clock_timestamp(), struck_by = ${userId}
    where id = ${id} and struck_at is null and confirmed_at is null returning id`)
  return rows.length > 0
}

export async function insertActivity(
  tx: Db,
  { id, projectId, userId }: Place,
  { text, day }: BodyOf<typeof addActivity>,
) {
  const { rows } = await idRows(tx)(sql`
    insert into project_activities (id, project_id, text, happened_on, user_id)
    values (${id}, ${projectId}, ${text.trim()}, ${day}, ${userId})
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

export async function deleteActivity(tx: Db, { id, projectId }: Omit<Place, 'userId'>): Promise<boolean> {
  const { rows } = await idRows(tx)(
    sql`delete from project_activities where id = ${id} and project_id = ${projectId} returning id`,
  )
  return rows.length > 0
}

export async function saveSummary(tx: Db, projectId: string, summary: string): Promise<void> {
  await tx.execute(sql`update projects set summary = ${summary.trim()} where id = ${projectId}`)
}

export async function saveReport(
  tx: Db,
  projectId: string,
  { report, withoutReceipts }: BodyOf<typeof completeProject>,
): Promise<void> {
  await tx.execute(sql`
    update projects set report = ${report.trim()}, without_receipts = ${withoutReceipts?.trim() ?? null},
      finished_at = clock_timestamp(), returned_report = null,
      report_returned_at = null, report_returned_why = null
    where id = ${projectId} and finished_at is null`)
}
