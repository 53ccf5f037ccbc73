import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const documentRows = rowsOf({
  id: z.string(),
  slot: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
})
const ownerRows = rowsOf({ canvas_id: z.string() })

/** Lists the files of an application, oldest first. */
export async function listDocuments(db: Db, canvasId: string) {
  const { rows } = await documentRows(db)(sql`
    select id, slot, name, type, size from canvas_documents where canvas_id = ${canvasId} order by created_at, id`)
  return rows
}
export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number]

/** Lists the files of an application with the fields that rules read. */
export async function listAttached(db: Db, canvasId: string) {
  return (await listDocuments(db, canvasId)).map(({ id, slot, name }) => ({ id, slot, name }))
}

export async function findCanvasOfDocument(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await ownerRows(db)(sql`select canvas_id from canvas_documents where id = ${id}`)
  return rows[0]?.canvas_id
}

type NewDocument = DocumentRow & { canvasId: string; userId: string }

export async function insertDocument(
  tx: Db,
  { id, canvasId, slot, name, type, size, userId }: NewDocument,
): Promise<void> {
  await tx.execute(sql`
    insert into canvas_documents (id, canvas_id, slot, name, type, size, user_id, created_at)
    values (${id}, ${canvasId}, ${slot}, ${name}, ${type}, ${size}, ${userId}, clock_timestamp())`)
}

export async function updateDocumentName(
  tx: Db,
  { canvasId, id, name }: { canvasId: string; id: string; name: string },
): Promise<void> {
  await tx.execute(
    sql`update canvas_documents set name = ${name} where canvas_id = ${canvasId} and id = ${id}`,
  )
}

export async function deleteDocument(tx: Db, { canvasId, id }: { canvasId: string; id: string }) {
  const { rowCount } = await tx.execute<object>(
    sql`delete from canvas_documents where canvas_id = ${canvasId} and id = ${id}`,
  )
  return (rowCount ?? 0) > 0
}
