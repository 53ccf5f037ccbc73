import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#platform/server/auth/identity.tables.ts'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { CvVariant } from '../contract/variant.ts'
import { cvs, type StoredCv } from './cvs.tables.ts'

type Owned = { id: string; userId: string }
const owned = ({ id, userId }: Owned) => and(eq(cvs.id, id), eq(cvs.userId, userId))

export async function listOf(db: Db, userId: string): Promise<StoredCv[]> {
  return db.select().from(cvs).where(eq(cvs.userId, userId)).orderBy(desc(cvs.updatedAt), desc(cvs.id))
}

/** Returns the CV that was changed last, which is the one just created. */
export async function latestCv(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: cvs.id })
    .from(cvs)
    .where(eq(cvs.userId, userId))
    .orderBy(desc(cvs.updatedAt), desc(cvs.id))
    .limit(1)
  return row?.id ?? null
}

export async function findCv(db: Db, which: Owned): Promise<StoredCv | undefined> {
  const [row] = await db.select().from(cvs).where(owned(which))
  return row
}

/** Selects the CV and locks it until the transaction ends. */
export async function lockCv(tx: Db, which: Owned): Promise<StoredCv | undefined> {
  const [row] = await tx.select().from(cvs).where(owned(which)).for('update')
  return row
}

/** Counts a person's CVs under a lock, so that none is added in the meantime. */
export async function lockCount(tx: Db, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [row] = await tx.select({ many: count() }).from(cvs).where(eq(cvs.userId, userId))
  return row?.many ?? 0
}

export async function insertCv(
  db: Db,
  { userId, variant }: { userId: string; variant: CvVariant },
): Promise<string> {
  const id = newId()
  await db.insert(cvs).values({ id, userId, ...variant })
  return id
}

export async function storeCv(
  tx: Db,
  { id, variant }: { id: string; variant: CvVariant },
): Promise<StoredCv> {
  const [row] = await tx
    .update(cvs)
    .set({ ...variant, version: sql`${cvs.version} + 1`, updatedAt: sql`now()` })
    .where(eq(cvs.id, id))
    .returning()
  if (!row) throw new Error('The CV has gone while it was held')
  return row
}

export async function deleteCv(db: Db, which: Owned): Promise<boolean> {
  const gone = await db.delete(cvs).where(owned(which)).returning({ id: cvs.id })
  return gone.length > 0
}

const NO_LINK = { linkDigest: null, linkSealed: null, linkCreatedAt: null, linkExpiresAt: null, linkViews: 0 }

/** Replaces the public address in one statement; of concurrent calls the last one stays. */
export async function storeLink(
  db: Db,
  { digest, sealed, days, ...which }: Owned & { digest: Buffer; sealed: string; days: number },
): Promise<StoredCv | undefined> {
  const [row] = await db
    .update(cvs)
    .set({
      linkDigest: digest,
      linkSealed: sealed,
      linkCreatedAt: sql`now()`,
      linkExpiresAt: days === 0 ? null : sql`now() + make_interval(days => ${days})`,
      linkViews: 0,
    })
    .where(owned(which))
    .returning()
  return row
}

export async function removeLink(db: Db, which: Owned): Promise<boolean> {
  const done = await db.update(cvs).set(NO_LINK).where(owned(which)).returning({ id: cvs.id })
  return done.length > 0
}

const isOpen = sql`(${cvs.linkExpiresAt} is null or ${cvs.linkExpiresAt} > now())`
/** Suspended and leaving members show nothing. */
const isPresent = and(isNull(users.suspendedAt), isNull(users.deleteAfter))

export async function findShared(db: Db, digest: Buffer): Promise<StoredCv | undefined> {
  const [row] = await db
    .select({ cv: cvs })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .where(and(eq(cvs.linkDigest, digest), isOpen, isPresent))
  return row?.cv
}

/** Counts a view without storing the viewer. */
export async function countView(db: Db, id: string): Promise<void> {
  if (onlyReads(db)) return
  await db
    .update(cvs)
    .set({ linkViews: sql`${cvs.linkViews} + 1` })
    .where(eq(cvs.id, id))
}
