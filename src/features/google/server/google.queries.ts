import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { identities, signInTickets } from './google.tables.ts'

export type IdentityKey = { issuer: string; subject: string }

/** Returns the person behind an identity and records its use. */
export async function useIdentity(
  db: Db,
  { issuer, subject, email }: IdentityKey & { email: string | undefined },
): Promise<string | undefined> {
  const [row] = await db
    .update(identities)
    .set({ lastUsedAt: sql`now()`, ...(email && { email }) })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject), isNull(identities.endedAt)))
    .returning({ userId: identities.userId })
  return row?.userId
}

/** Returns true if an identity was removed from an account. */
export async function wasEnded(db: Db, { issuer, subject }: IdentityKey): Promise<boolean> {
  const [row] = await db
    .select({ endedAt: identities.endedAt })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return Boolean(row?.endedAt)
}

/** Ends one identity or all of a person, or readmits one; returns the number changed. */
export async function setEnded(
  db: Db,
  { userId, only, ended }: { userId: string; only?: IdentityKey; ended: boolean },
): Promise<number> {
  const which = only && and(eq(identities.issuer, only.issuer), eq(identities.subject, only.subject))
  const changed = await db
    .update(identities)
    .set({ endedAt: ended ? sql`now()` : null })
    .where(
      and(
        eq(identities.userId, userId),
        which,
        ended ? isNull(identities.endedAt) : isNotNull(identities.endedAt),
      ),
    )
    .returning({ userId: identities.userId })
  return changed.length
}

/** Links an identity to a person; returns false if a parallel call has done so. */
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
  return db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt))
}

export async function insertTicket(db: Db, ticket: { ticketHash: Buffer; userId: string }): Promise<void> {
  await db.insert(signInTickets).values({ ...ticket, expiresAt: sql`now() + interval '2 minutes'` })
}

/** Consumes a ticket; of parallel calls only one gets the person. */
export async function consumeTicket(db: Db, ticketHash: Buffer): Promise<string | undefined> {
  const [row] = await db
    .delete(signInTickets)
    .where(and(eq(signInTickets.ticketHash, ticketHash), gt(signInTickets.expiresAt, sql`now()`)))
    .returning({ userId: signInTickets.userId })
  return row?.userId
}

export async function removeTicketsOf(db: Db, userId: string): Promise<void> {
  await db.delete(signInTickets).where(eq(signInTickets.userId, userId))
}

export async function removeOldTickets(db: Db): Promise<void> {
  await db.delete(signInTickets).where(lt(signInTickets.expiresAt, sql`now()`))
}
