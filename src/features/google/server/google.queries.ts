import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { identities, signInTickets } from './google.tables.ts'

export type IdentityKey = { issuer: string; subject: string }

/** The person behind an identity; notes that it was used. */
export async function useIdentity(
  db: Db,
  { issuer, subject, email }: IdentityKey & { email: string | undefined },
): Promise<string | undefined> {
  const [row] = await db
    .update(identities)
    .set({ lastUsedAt: sql`now()`, ...(email && { email }) })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .returning({ userId: identities.userId })
  return row?.userId
}

/** Ties an identity to a person; false when a parallel call has done so. */
export async function insertIdentity(
  db: Db,
  identity: IdentityKey & { userId: string; email: string },
): Promise<boolean> {
  const made = await db
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ id: identities.userId })
  return made.length === 1
}

export function listIdentities(db: Db, userId: string) {
  return db.select().from(identities).where(eq(identities.userId, userId))
}

export async function insertTicket(db: Db, ticket: { ticketHash: Buffer; userId: string }): Promise<void> {
  await db.insert(signInTickets).values({ ...ticket, expiresAt: sql`now() + interval '2 minutes'` })
}

/** Uses a ticket up; of several parallel calls one gets the person. */
export async function consumeTicket(db: Db, ticketHash: Buffer): Promise<string | undefined> {
  const [row] = await db
    .delete(signInTickets)
    .where(and(eq(signInTickets.ticketHash, ticketHash), gt(signInTickets.expiresAt, sql`now()`)))
    .returning({ userId: signInTickets.userId })
  return row?.userId
}

export async function removeOldTickets(db: Db): Promise<void> {
  await db.delete(signInTickets).where(lt(signInTickets.expiresAt, sql`now()`))
}
