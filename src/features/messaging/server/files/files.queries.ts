import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { messageFile } from '../../contract/files.ts'

const fileRows = rowsOf({
  ...messageFile.shape,
  type: z.string(),
  conversation: z.string(),
  seq: z.nullable(z.number()),
  sender: z.nullable(z.string()),
})
export type FileRow = RowOf<typeof fileRows>

const countRows = rowsOf({ count: z.number() })

const COLUMNS = sql`f.id, f.kind, f.name, f.size, f.alt, f.width, f.height, f.placeholder,
  f.milliseconds, f.waveform, f.type,
  f.conversation_id as conversation, f.seq::int, f.user_id as sender`

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const { rows } = await fileRows(db)(sql`select ${COLUMNS} from message_files f where f.id = ${id}`)
  return rows[0]
}

/** Lists files of messages that are not deleted, in a part of a conversation. */
export async function listFilesBetween(
  db: Db,
  {
    conversation,
    from,
    to,
    missed = '{}',
  }: { conversation: string; from: number; to: number; missed?: string },
): Promise<FileRow[]> {
  const { rows } = await fileRows(db)(sql`
    select ${COLUMNS} from message_files f
    join conversation_messages g on g.conversation_id = f.conversation_id and g.seq = f.seq
    where f.conversation_id = ${conversation} and f.seq between ${from} and ${to} and not f.seq <@ ${missed}::int8multirange
      and g.deleted_at is null
    order by f.seq, f.place`)
  return rows
}

/** Lists the files of one message, hidden or not. */
export async function listFilesOfMessage(
  db: Db,
  { conversation, message }: { conversation: string; message: string },
): Promise<FileRow[]> {
  const { rows } = await fileRows(db)(sql`
    select ${COLUMNS} from message_files f
    join conversation_messages g on g.conversation_id = f.conversation_id and g.seq = f.seq
    where g.conversation_id = ${conversation} and g.id = ${message} order by f.place`)
  return rows
}

export async function insertFile(tx: Db, file: Omit<FileRow, 'seq'>): Promise<void> {
  await tx.execute<object>(sql`
    insert into message_files (id, conversation_id, user_id, kind, name, type, size, alt, width, height, placeholder,
      milliseconds, waveform)
    values (${file.id}, ${file.conversation}, ${file.sender}, ${file.kind}, ${file.name}, ${file.type}, ${file.size},
      ${file.alt}, ${file.width}, ${file.height}, ${file.placeholder}, ${file.milliseconds}, ${file.waveform})
    on conflict (id) do nothing`)
}

/** Assigns uploaded files to a message, each to one; returns whether all of them were available. */
export async function claimFilesOfMessage(
  tx: Db,
  input: { conversation: string; sender: string; message: string; files: readonly string[] },
): Promise<boolean> {
  const { conversation, sender, message, files } = input
  const ids = sql`${sql.param([...files])}::uuid[]`
  const { rows } = await countRows(tx)(sql`
    with given as (
      update message_files f set seq = g.seq, place = array_position(${ids}, f.id)
      from conversation_messages g
      where g.conversation_id = ${conversation} and g.id = ${message} and f.conversation_id = ${conversation}
        and f.user_id = ${sender} and f.seq is null and f.id = any(${ids})
      returning f.id
    ) select count(*)::int as count from given`)
  return rows[0]?.count === files.length
}

/** Deletes uploads that were never sent; a device that still has them uploads them again. */
export async function deleteUnsent(db: Db, hours: number): Promise<void> {
  await db.execute<object>(sql`
    delete from message_files where seq is null and created_at < now() - make_interval(hours => ${hours})`)
}
