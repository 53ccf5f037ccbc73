import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

const consumeTicketRows = rowsOf({ session_id: z.string(), user_id: z.string() })

const LIFE_SECONDS = 30

export async function insertTicket(
  db: Db,
  ticket: { hash: Buffer; sessionId: string; userId: string },
): Promise<void> {
  await db.execute(sql`
    insert into live_tickets (ticket_hash, session_id, user_id, expires_at)
    values (${ticket.hash}, ${ticket.sessionId}, ${ticket.userId}, now() + make_interval(secs => ${LIFE_SECONDS}))`)
}

/** Uses a ticket up; whoever comes second finds none. */
export async function consumeTicket(
  db: Db,
  hash: Buffer,
): Promise<{ sessionId: string; userId: string } | undefined> {
  const { rows } = await consumeTicketRows(db)(sql`
    delete from live_tickets where ticket_hash = ${hash} and expires_at > now() returning session_id, user_id`)
  const row = rows[0]
  return row && { sessionId: row.session_id, userId: row.user_id }
}

export async function deleteExpiredTickets(db: Db): Promise<void> {
  await db.execute(sql`delete from live_tickets where expires_at < now()`)
}
