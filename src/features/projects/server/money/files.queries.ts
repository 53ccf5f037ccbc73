import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { FILE_KINDS } from '../../contract/money/files.endpoints.ts'

const fileRows = rowsOf({
  id: z.string(),
  project_id: z.string(),
  entry_id: z.nullable(z.string()),
  issued_id: z.nullable(z.string()),
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  size: z.number(),
  digest: z.string(),
})
export type FileRow = RowOf<typeof fileRows>

const COLUMNS = sql`f.id, f.project_id, f.entry_id, f.issued_id, f.kind, f.name, f.size, f.digest`

export async function listFiles(db: Db, projectId: string): Promise<FileRow[]> {
  const { rows } = await fileRows(db)(sql`
    select ${COLUMNS} from project_files f where f.project_id = ${projectId} order by f.created_at, f.id`)
  return rows
}

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const { rows } = await fileRows(db)(sql`select ${COLUMNS} from project_files f where f.id = ${id}`)
  return rows[0]
}

const existsRows = rowsOf({ found: z.boolean() })

/** Returns whether money was approved or paid while a receipt existed, which then must stay as its justification. */
export async function hasJustifiedMoney(db: Db, id: string): Promise<boolean> {
  const { rows } = await existsRows(db)(sql`
    select exists (select from project_files f join project_instalments i on i.project_id = f.project_id
      where f.id = ${id} and f.entry_id is not null and i.released_at >= f.created_at) as found`)
  return rows[0]?.found ?? false
}

/** Returns whether money was approved while the expense had any of its receipts. */
export async function hasJustifyingReceipt(db: Db, entryId: string): Promise<boolean> {
  const { rows } = await existsRows(db)(sql`
    select exists (select from project_files f join project_instalments i on i.project_id = f.project_id
      where f.entry_id = ${entryId} and i.released_at >= f.created_at) as found`)
  return rows[0]?.found ?? false
}

/** Inserts a file; returns false if the id is taken. */
export async function insertFile(
  tx: Db,
  { userId, ...file }: FileRow & { userId: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into project_files (id, project_id, entry_id, issued_id, kind, name, size, digest, uploaded_by)
    values (${file.id}, ${file.project_id}, ${file.entry_id}, ${file.issued_id}, ${file.kind}, ${file.name}, ${file.size}, ${file.digest},
      ${userId})
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

const idRows = rowsOf({ id: z.string() })

export async function deleteFile(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`delete from project_files where id = ${id}`)
}

/** Deletes the earlier signed copies of the contract or of one amendment, with their bytes. */
export async function deleteSigned(
  tx: Db,
  { projectId, issuedId }: { projectId: string; issuedId: string | null },
): Promise<void> {
  await tx.execute(sql`
    delete from project_files f where f.project_id = ${projectId} and f.entry_id is null
      and f.issued_id is not distinct from ${issuedId}::uuid`)
}

const expenseRows = rowsOf({
  id: z.string(),
  what: z.string(),
  amount: z.number(),
  day: z.string(),
  proven: z.boolean(),
})

/** Lists the expenses with whether each has a receipt; the ledger's sums by receipt use it. */
export async function listExpenses(db: Db, projectId: string) {
  const { rows } = await expenseRows(db)(sql`
    select e.id, e.what, e.amount, e.happened_on::text as day,
      exists (select from project_files f where f.entry_id = e.id) as proven
    from project_entries e where e.project_id = ${projectId} and e.kind = 'expense' and e.struck_at is null
    order by e.happened_on desc, e.entered_at desc, e.id desc`)
  return rows
}
