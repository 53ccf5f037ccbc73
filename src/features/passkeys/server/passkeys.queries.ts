import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { passkeyChallenges, passkeys } from './passkeys.tables.ts'

export type Passkey = typeof passkeys.$inferSelect

export function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/** Locks a passkey until the transaction ends, so that two uses run one after the other. */
export async function lockPasskey(tx: Db, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update')
  return row
}

/** Inserts a passkey; returns false if it exists already. */
export async function insertPasskey(db: Db, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const made = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
  return made.length === 1
}

export async function markUsed(db: Db, { id, counter }: { id: string; counter: number }): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: sql`now()` }).where(eq(passkeys.id, id))
}

type Own = { id: string; userId: string }
const own = ({ id, userId }: Own) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

export async function updateName(db: Db, { name, ...whose }: Own & { name: string }): Promise<boolean> {
  const changed = await db.update(passkeys).set({ name }).where(own(whose)).returning({ id: passkeys.id })
  return changed.length === 1
}

export async function deletePasskey(db: Db, whose: Own): Promise<string | undefined> {
  const [gone] = await db.delete(passkeys).where(own(whose)).returning({ name: passkeys.name })
  return gone?.name
}

export async function deletePasskeysOf(db: Db, userId: string): Promise<number> {
  const gone = await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  return gone.length
}

export async function insertChallenge(
  db: Db,
  row: { challengeDigest: Buffer; userId: string | null },
): Promise<void> {
  await db.insert(passkeyChallenges).values({ ...row, expiresAt: sql`now() + interval '5 minutes'` })
}

/** Consumes a challenge; of several parallel calls one gets true. */
export async function consumeChallenge(
  db: Db,
  { challengeDigest, userId }: { challengeDigest: Buffer; userId: string | null },
): Promise<boolean> {
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeDigest, challengeDigest),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt })
  return used.length === 1
}

export async function removeOldChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
}
