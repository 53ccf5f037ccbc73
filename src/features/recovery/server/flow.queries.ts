import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { CODE_MINUTES } from '../contract/recovery.endpoints.ts'
import { resetFlows } from './recovery.tables.ts'

/** Most tries in one flow, wrong or right. */
export const TRIES_PER_FLOW = 5

const life = sql`now() + make_interval(mins => ${CODE_MINUTES})`
const open = and(isNull(resetFlows.usedAt), isNull(resetFlows.endedAt))

export async function insertFlow(
  db: Db,
  flow: { id: string; rfHash: Buffer; address: Buffer; codeHash: Buffer },
): Promise<void> {
  await db.insert(resetFlows).values({ ...flow, expiresAt: life })
}

/** Counts a try of this browser's flow before any comparison; `undefined` without a flow. */
export async function countTry(db: Db, rfHash: Buffer) {
  const [row] = await db
    .update(resetFlows)
    .set({ tries: sql`least(${resetFlows.tries} + 1, ${TRIES_PER_FLOW + 1})` })
    .where(eq(resetFlows.rfHash, rfHash))
    .returning({
      id: resetFlows.id,
      address: resetFlows.address,
      userId: resetFlows.userId,
      codeHash: resetFlows.codeHash,
      tries: resetFlows.tries,
      usedAt: resetFlows.usedAt,
      live: sql<boolean>`${resetFlows.expiresAt} > now() and ${resetFlows.endedAt} is null`,
    })
  return row
}

/** Marks the code as right: refunds its try and, once, extends the flow while the person types a password. */
export async function markProved(db: Db, id: string): Promise<void> {
  await db
    .update(resetFlows)
    .set({
      tries: sql`greatest(${resetFlows.tries} - 1, 0)`,
      expiresAt: sql`case when ${resetFlows.provedAt} is null then ${life} else ${resetFlows.expiresAt} end`,
      provedAt: sql`coalesce(${resetFlows.provedAt}, now())`,
    })
    .where(eq(resetFlows.id, id))
}

/** Returns the active flow of this browser for one address. */
export async function findFlow(db: Db, { rfHash, address }: { rfHash: Buffer; address: Buffer }) {
  const [row] = await db
    .select({ id: resetFlows.id, userId: resetFlows.userId, provedAt: resetFlows.provedAt })
    .from(resetFlows)
    .where(
      and(
        eq(resetFlows.rfHash, rfHash),
        eq(resetFlows.address, address),
        sql`${resetFlows.expiresAt} > now()`,
        open,
      ),
    )
  return row
}

/** Consumes the flow; of several parallel calls one gets true. */
export async function consumeFlow(tx: Db, id: string): Promise<boolean> {
  const used = await tx
    .update(resetFlows)
    .set({ usedAt: sql`now()` })
    .where(and(eq(resetFlows.id, id), open, sql`${resetFlows.expiresAt} > now()`))
    .returning({ id: resetFlows.id })
  return used.length === 1
}

export async function wasFlowUsed(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ usedAt: resetFlows.usedAt }).from(resetFlows).where(eq(resetFlows.id, id))
  return Boolean(row?.usedAt)
}

export async function endFlowOfBrowser(db: Db, rfHash: Buffer): Promise<void> {
  await db
    .update(resetFlows)
    .set({ endedAt: sql`now()` })
    .where(and(eq(resetFlows.rfHash, rfHash), open))
}

export async function endFlowsOf(db: Db, { userId, address }: { userId: string; address: Buffer }) {
  await db
    .update(resetFlows)
    .set({ endedAt: sql`now()` })
    .where(and(or(eq(resetFlows.userId, userId), eq(resetFlows.address, address)), open))
}

/** Assigns the flow its person when its email is sent; false when it has ended or was emailed already. */
export async function markMailed(tx: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const mailed = await tx
    .update(resetFlows)
    .set({ userId, mailedAt: sql`now()` })
    .where(and(eq(resetFlows.id, id), isNull(resetFlows.mailedAt), open))
    .returning({ id: resetFlows.id })
  return mailed.length === 1
}

/** Deletes flows after a day, until which a second use is told from an unknown one. */
export async function removeOldFlows(db: Db): Promise<void> {
  await db.delete(resetFlows).where(lt(resetFlows.expiresAt, sql`now() - interval '1 day'`))
}
