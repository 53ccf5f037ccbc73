import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { countChanges, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

export type IdentityKey = { issuer: string; subject: string }

const userRows = rowsOf({ userId: z.string() })

/** Returns the person behind an identity and notes that it was used. */
export async function updateIdentityUse(
  db: Db,
  { issuer, subject, email }: IdentityKey & { email: string | undefined },
): Promise<string | undefined> {
  const { rows } = await userRows(db)(sql`
    update identities set last_used_at = now(), email = coalesce(${email || null}, email)
    where issuer = ${issuer} and subject = ${subject} and ended_at is null
    returning user_id as "userId"`)
  return rows[0]?.userId
}

const endedRows = rowsOf({ isEnded: z.boolean() })

/** Returns true if an identity was removed from its account. */
export async function isIdentityEnded(db: Db, { issuer, subject }: IdentityKey): Promise<boolean> {
  const { rows } = await endedRows(db)(sql`
    select ended_at is not null as "isEnded" from identities
    where issuer = ${issuer} and subject = ${subject}`)
  return rows[0]?.isEnded ?? false
}

/** Ends or restores one identity of a member, or all of them; returns the number of changed rows. */
export function updateIdentities(
  db: Db,
  { userId, only, ended }: { userId: string; only?: IdentityKey; ended: boolean },
): Promise<number> {
  const which = only ? sql`and issuer = ${only.issuer} and subject = ${only.subject}` : sql``
  return countChanges(
    db,
    ended
      ? sql`update identities set ended_at = now() where user_id = ${userId} and ended_at is null ${which}`
      : sql`update identities set ended_at = null where user_id = ${userId} and ended_at is not null ${which}`,
  )
}

/** Links an identity to a person; returns false if a parallel call has done so. */
export async function insertIdentity(
  db: Db,
  { issuer, subject, userId, email }: IdentityKey & { userId: string; email: string },
): Promise<boolean> {
  const count = await countChanges(
    db,
    sql`
      insert into identities (issuer, subject, user_id, email)
      values (${issuer}, ${subject}, ${userId}, ${email}) on conflict do nothing`,
  )
  return count === 1
}

const identityRows = rowsOf({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  endedAt: z.nullable(timestamp),
})

export async function listIdentities(db: Db, userId: string) {
  const { rows } = await identityRows(db)(sql`
    select issuer, subject, email, created_at as "createdAt", last_used_at as "lastUsedAt",
      ended_at as "endedAt"
    from identities where user_id = ${userId} order by created_at`)
  return rows
}

type Ticket = { ticketHash: Buffer; userId: string }

export async function insertTicket(db: Db, { ticketHash, userId }: Ticket): Promise<void> {
  await db.execute(sql`
    insert into sign_in_tickets (ticket_hash, user_id, expires_at)
    values (${ticketHash}, ${userId}, now() + interval '2 minutes')`)
}

/** Consumes a ticket; of parallel calls only one gets the person. */
export async function consumeTicket(db: Db, ticketHash: Buffer): Promise<string | undefined> {
  const { rows } = await userRows(db)(sql`
    delete from sign_in_tickets where ticket_hash = ${ticketHash} and expires_at > now()
    returning user_id as "userId"`)
  return rows[0]?.userId
}

export async function deleteTicketsOf(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from sign_in_tickets where user_id = ${userId}`)
}

export async function deleteOldTickets(db: Db): Promise<void> {
  await db.execute(sql`delete from sign_in_tickets where expires_at < now()`)
}
