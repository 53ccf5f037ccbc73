import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Replaced } from '#features/profiles/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { cvImports, type Draft } from './cv-import.tables.ts'

const KEPT = sql`now() + interval '7 days'`
const UNDOABLE = sql`now() + interval '10 minutes'`

/** Stores the proposal of a newer CV in place of the older one. */
export async function keepProposal(
  db: Db,
  { userId, id, proposal }: { userId: string; id: string; proposal: Draft },
) {
  const values = { id, proposal, createdAt: sql`now()`, expiresAt: KEPT, undo: null, undoUntil: null }
  const [row] = await db
    .insert(cvImports)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: cvImports.userId, set: values })
    .returning()
  if (!row) throw new Error('The proposal was not kept')
  return row
}

export async function findImport(db: Db, userId: string) {
  const isLive = gt(cvImports.expiresAt, sql`now()`)
  const [row] = await db
    .select()
    .from(cvImports)
    .where(and(eq(cvImports.userId, userId), isLive))
  return row
}

/** Selects the import and locks it until the transaction ends. */
export async function lockImport(tx: Db, userId: string) {
  const isLive = gt(cvImports.expiresAt, sql`now()`)
  const [row] = await tx
    .select({
      id: cvImports.id,
      undo: cvImports.undo,
      isUndoable: sql<boolean>`coalesce(${cvImports.undoUntil} > now(), false)`,
    })
    .from(cvImports)
    .where(and(eq(cvImports.userId, userId), isLive))
    .for('update')
  return row
}

/** Stores the replaced content beside the proposal for a while, for an undo. */
export async function keepUndo(tx: Db, userId: string, undo: Replaced) {
  const [row] = await tx
    .update(cvImports)
    .set({ undo, undoUntil: UNDOABLE })
    .where(eq(cvImports.userId, userId))
    .returning({ undoUntil: cvImports.undoUntil })
  return row?.undoUntil ?? new Date()
}

export async function forgetUndo(tx: Db, userId: string) {
  await tx.update(cvImports).set({ undo: null, undoUntil: null }).where(eq(cvImports.userId, userId))
}

export async function removeImport(db: Db, userId: string) {
  await db.delete(cvImports).where(eq(cvImports.userId, userId))
}

export async function removeExpired(db: Db) {
  await db.delete(cvImports).where(lt(cvImports.expiresAt, sql`now()`))
  await db.update(cvImports).set({ undo: null, undoUntil: null }).where(lt(cvImports.undoUntil, sql`now()`))
}
