import { type SQL, sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { PINS_MAX } from '../../contract/limits.ts'

export type Pin = { conversation: string; seq: number }

const at = ({ conversation, seq }: Pin): SQL => sql`conversation_id = ${conversation} and seq = ${seq}`

/** Inserts a pin unless as many as fit are there; a deleted message takes no place. The caller locks the conversation. */
export async function insertPin(tx: Db, { conversation, seq }: Pin): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(sql`
    insert into message_pins (conversation_id, seq)
    select ${conversation}, ${seq} where (
      select count(*) from message_pins p join conversation_messages g using (conversation_id, seq)
      where p.conversation_id = ${conversation} and g.deleted_at is null) < ${PINS_MAX}`)
  return rowCount === 1
}

export async function deletePin(tx: Db, pin: Pin): Promise<void> {
  await tx.execute<object>(sql`delete from message_pins where ${at(pin)}`)
}

export async function hasPin(db: Db, pin: Pin): Promise<boolean> {
  const { rowCount } = await db.execute<object>(sql`select from message_pins where ${at(pin)}`)
  return rowCount === 1
}
