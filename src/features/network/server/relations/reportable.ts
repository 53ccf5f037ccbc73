import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'

const noteRows = rowsOf({ author: z.string(), text: z.string(), isShown: z.boolean() })

/** The note with a connection request; only its receiver reads it. */
export const requestKind: ReportableKind = {
  id: 'request',
  isPrivate: true,
  async find(db, { id, reader }) {
    if (!uuid.safeParse(id).success) return undefined
    const isRead = reader ? sql`and to_id = ${reader} and note_hidden_at is null` : sql``
    const { rows } = await noteRows(db)(sql`
      select from_id as author, note as text, note_hidden_at is null as "isShown"
      from connection_requests where id = ${id} and note <> '' and withdrawn_at is null ${isRead}`)
    const [row] = rows
    return row && { ...row, path: null }
  },
  async hide(tx, { id }) {
    await tx.execute<object>(sql`
      update connection_requests set note_hidden_at = now() where id = ${id} and note_hidden_at is null`)
  },
  async restore(tx, { id }) {
    await tx.execute<object>(sql`update connection_requests set note_hidden_at = null where id = ${id}`)
  },
}
