import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { CODE_MINUTES } from '../contract/security.endpoints.ts'
import { emailChanges } from './settings.tables.ts'

export const TRIES_PER_CODE = 5

type Whose = { userId: string; sessionId: string }

const own = ({ userId, sessionId }: Whose) =>
  and(eq(emailChanges.userId, userId), eq(emailChanges.sessionId, sessionId))

/** Stores an address change; it replaces an earlier one. */
export async function saveEmailChange(db: Db, change: Whose & { newEmail: string; codeHash: Buffer }) {
  const values = { ...change, tries: 0, expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})` }
  await db
    .insert(emailChanges)
    .values(values)
    .onConflictDoUpdate({ target: emailChanges.userId, set: values })
}

export async function findEmailChange(db: Db, whose: Whose) {
  const [row] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(own(whose), sql`${emailChanges.expiresAt} > now()`))
  return row
}

/** Returns a person's new address that is not proven yet. */
export async function pendingAddress(db: Db, userId: string) {
  const [row] = await db
    .select({ newEmail: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
  return row
}

/** Counts a try before the code is compared. */
export async function countTry(db: Db, whose: Whose) {
  const [row] = await db
    .update(emailChanges)
    .set({ tries: sql`least(${emailChanges.tries} + 1, ${TRIES_PER_CODE + 1})` })
    .where(own(whose))
    .returning({
      newEmail: emailChanges.newEmail,
      codeHash: emailChanges.codeHash,
      tries: emailChanges.tries,
      live: sql<boolean>`${emailChanges.expiresAt} > now()`,
    })
  return row
}

/** Consumes the code; of several parallel calls one gets true. */
export async function consumeEmailChange(tx: Db, change: Whose & { codeHash: Buffer }): Promise<boolean> {
  const gone = await tx
    .delete(emailChanges)
    .where(and(own(change), eq(emailChanges.codeHash, change.codeHash)))
    .returning({ userId: emailChanges.userId })
  return gone.length === 1
}

export async function removeEmailChange(db: Db, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

export async function removeOldEmailChanges(db: Db): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now() - interval '1 day'`))
}
