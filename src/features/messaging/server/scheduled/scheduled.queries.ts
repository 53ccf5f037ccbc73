import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

const scheduledRows = rowsOf({
  id: z.string(),
  body: z.string(),
  sendAt: timestamp,
  isRefused: z.boolean(),
})
export type ScheduledRow = RowOf<typeof scheduledRows>
const COLUMNS = sql`s.id, s.body, s.send_at as "sendAt", s.refusal is not null as "isRefused"`

const dueRows = rowsOf({ id: z.string(), conversation: z.string(), sender: z.string(), body: z.string() })

/** Minutes for which a message stays claimed while it is sent; after a crash another process sends it. */
const CLAIM_MINUTES = 5

type Place = { conversation: string; sender: string }

export async function listScheduledBy(db: Db, { conversation, sender }: Place): Promise<ScheduledRow[]> {
  const { rows } = await scheduledRows(db)(sql`
    select ${COLUMNS} from scheduled_messages s
    where s.conversation_id = ${conversation} and s.user_id = ${sender} order by s.send_at, s.id`)
  return rows
}

/** Returns nothing for another member's message, or one that is being sent already. */
export async function saveScheduled(
  tx: Db,
  { conversation, sender, id, body, sendAt }: Place & { id: string; body: string; sendAt: string },
): Promise<ScheduledRow | undefined> {
  const { rows } = await scheduledRows(tx)(sql`
    insert into scheduled_messages as s (id, conversation_id, user_id, body, send_at)
    values (${id}, ${conversation}, ${sender}, ${body}, ${sendAt})
    on conflict (id) do update set body = excluded.body, send_at = excluded.send_at, refusal = null
    where s.conversation_id = excluded.conversation_id and s.user_id = excluded.user_id
      and (s.claimed_until is null or s.claimed_until < now())
    returning ${COLUMNS}`)
  return rows[0]
}

export async function deleteScheduled(db: Db, { conversation, sender, id }: Place & { id: string }) {
  const { rowCount } = await db.execute<object>(sql`
    delete from scheduled_messages where id = ${id} and conversation_id = ${conversation} and user_id = ${sender}
      and (claimed_until is null or claimed_until < now())`)
  return rowCount === 1
}

/** Claims one due message, so that no other process sends it. Messages of inactive members wait. */
export async function claimDue(db: Db) {
  const { rows } = await dueRows(db)(sql`
    update scheduled_messages set claimed_until = now() + make_interval(mins => ${CLAIM_MINUTES})
    where id = (
      select s.id from scheduled_messages s join active_members a on a.id = s.user_id
      where s.send_at <= now() and s.refusal is null and (s.claimed_until is null or s.claimed_until < now())
      order by s.send_at limit 1 for update of s skip locked)
    returning id, conversation_id as conversation, user_id as sender, body`)
  return rows[0]
}

/** Clears the draft that has become the scheduled message. */
export async function deleteDraft(tx: Db, { conversation, sender }: Place): Promise<void> {
  await tx.execute<object>(sql`
    update conversation_members set draft = '' where conversation_id = ${conversation} and user_id = ${sender}`)
}

export async function deleteScheduledById(db: Db, id: string): Promise<void> {
  await db.execute<object>(sql`delete from scheduled_messages where id = ${id}`)
}

export async function saveRefusal(db: Db, { id, refusal }: { id: string; refusal: string }): Promise<void> {
  await db.execute<object>(sql`
    update scheduled_messages set refusal = ${refusal}, claimed_until = null where id = ${id}`)
}
