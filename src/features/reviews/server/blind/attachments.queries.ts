import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { ATTACHMENT_STATES } from '../../contract/attachments.endpoints.ts'

const attachmentRows = rowsOf({
  digest: z.custom<Buffer>(),
  state: z.enum(ATTACHMENT_STATES),
  text: z.string(),
  unread: z.array(z.number()),
})
export type StoredAttachment = Omit<RowOf<typeof attachmentRows>, 'digest'>

/** Selects the stored texts of these files, by the digest of file and team. */
export async function listAttachments(db: Db, digests: readonly Buffer[]) {
  const { rows } = await attachmentRows(db)(sql`
    select digest, state, text, unread from blind_attachments
    where digest = any(${sql.param([...digests])}::bytea[])`)
  return new Map(rows.map(({ digest, ...attachment }) => [digest.toString('hex'), attachment]))
}

type NewAttachment = StoredAttachment & { canvasId: string; digest: Buffer }

export async function saveAttachment(
  db: Db,
  { canvasId, digest, state, text, unread }: NewAttachment,
): Promise<void> {
  await db.execute(sql`
    insert into blind_attachments (canvas_id, digest, state, text, unread)
    values (${canvasId}, ${digest}, ${state}, ${text}, ${sql.param([...unread])}::int[]) on conflict do nothing`)
}

/** Deletes texts of files that no longer exist, and texts made under an earlier name of the team. */
export async function deleteOtherAttachments(
  db: Db,
  canvasId: string,
  digests: readonly Buffer[],
): Promise<void> {
  await db.execute(sql`
    delete from blind_attachments
    where canvas_id = ${canvasId} and digest <> all(${sql.param([...digests])}::bytea[])`)
}
