import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { users } from '#platform/server/auth/identity.tables.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { CODE_MINUTES, LINK_HOURS } from '../contract/registration.endpoints.ts'
import { pendingRegistrations as pending, registrationBrowsers as browsers } from './account.tables.ts'

const tryRows = rowsOf({ id: z.string(), codeHash: z.instanceof(Buffer) })

export type PendingRegistration = typeof pending.$inferSelect

/** Days after which an unproven registration is deleted. */
export const REGISTRATION_DAYS = 7
export const TRIES_PER_CODE = 5

const waiting = and(
  isNull(pending.provedAt),
  gt(pending.createdAt, sql`now() - make_interval(days => ${sql.raw(String(REGISTRATION_DAYS))})`),
)

type NewRegistration = Pick<
  PendingRegistration,
  | 'id'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'passwordHash'
  | 'language'
  | 'termsVersion'
  | 'privacyVersion'
  | 'linkHash'
>

export async function insertRegistration(tx: Db, registration: NewRegistration): Promise<void> {
  await tx.insert(pending).values({ ...registration, linkExpiresAt: linkEnd })
}

const linkEnd = sql`now() + make_interval(hours => ${LINK_HOURS})`

/** Records that this browser registered, or knows the password of the registration. */
export async function rememberBrowser(
  tx: Db,
  { regHash, registrationId }: { regHash: Buffer; registrationId: string },
) {
  await tx.insert(browsers).values({ regHash, registrationId })
}

/** Returns the registration with which an address waits: this browser's own, or else the newest. */
export async function findRegistration(db: Db, { email, regHash }: { email: string; regHash: Buffer }) {
  const [row] = await db
    .select({ registration: pending })
    .from(pending)
    .leftJoin(browsers, and(eq(browsers.registrationId, pending.id), eq(browsers.regHash, regHash)))
    .where(and(eq(pending.email, email), waiting))
    .orderBy(sql`${browsers.regHash} is null`, desc(pending.createdAt))
    .limit(1)
  return row?.registration
}

/** Returns the account from a registration of this browser, if it has this address. */
export async function findProvedByBrowser(db: Db, { email, regHash }: { email: string; regHash: Buffer }) {
  const [row] = await db
    .select({ userId: users.id })
    .from(browsers)
    .innerJoin(pending, eq(pending.id, browsers.registrationId))
    .innerJoin(users, eq(users.id, pending.userId))
    .where(and(eq(browsers.regHash, regHash), eq(users.email, email), isNotNull(pending.provedAt)))
  return row
}

/** Returns the registration of this address that this browser made, or whose password it knows. */
export async function registrationOfBrowser(
  db: Db,
  { email, regHash }: { email: string; regHash: Buffer },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: pending.id })
    .from(browsers)
    .innerJoin(pending, eq(pending.id, browsers.registrationId))
    .where(and(eq(browsers.regHash, regHash), eq(pending.email, email)))
  return row?.id
}

/** Gives a registration a new code and extends its link; returns false if it is no longer waiting. */
export async function renewCode(
  tx: Db,
  { id, codeHash }: { id: string; codeHash: Buffer },
): Promise<boolean> {
  const renewed = await tx
    .update(pending)
    .set({
      codeHash,
      codeExpiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
      linkExpiresAt: linkEnd,
      tries: 0,
    })
    .where(and(eq(pending.id, id), waiting))
    .returning({ id: pending.id })
  return renewed.length === 1
}

/**
 * Counts a try against every valid code of an address before comparing, and returns the codes that may still be compared.
 * Locks rows in one order, so that parallel tries never deadlock.
 */
export async function countTry(db: Db, email: string): Promise<{ id: string; codeHash: Buffer }[]> {
  const { rows } = await tryRows(db)(sql`
    update pending_registrations set tries = tries + 1
    where id in (
      select id from pending_registrations
      where email = ${email} and proved_at is null and code_expires_at > now() and tries < ${TRIES_PER_CODE}
      order by id for update)
    returning id, code_hash as "codeHash"`)
  return rows
}

/** Locks all registrations of an address until the transaction ends. */
export function lockRegistrations(tx: Db, email: string): Promise<PendingRegistration[]> {
  return tx.select().from(pending).where(eq(pending.email, email)).orderBy(pending.id).for('update')
}

export async function findByLink(db: Db, linkHash: Buffer) {
  const [row] = await db
    .select({
      registration: pending,
      isLive: sql<boolean>`${pending.linkExpiresAt} > now()`,
      isRepeat: sql<boolean>`coalesce(${pending.provedAt} > now() - interval '10 minutes', false)`,
    })
    .from(pending)
    .where(eq(pending.linkHash, linkHash))
  return row
}

/** Marks one registration as proven and deletes the others of that address. */
export async function markProved(
  tx: Db,
  { id, email, userId }: { id: string; email: string; userId: string },
): Promise<void> {
  await tx.update(pending).set({ provedAt: sql`now()`, userId, codeHash: null }).where(eq(pending.id, id))
  await tx.delete(pending).where(and(eq(pending.email, email), ne(pending.id, id), isNull(pending.provedAt)))
}

/** Deletes registrations of an address with an account, because they can never be proven. */
export async function removeWaiting(db: Db, email: string): Promise<void> {
  const rows = db
    .select({ id: pending.id })
    .from(pending)
    .where(and(eq(pending.email, email), isNull(pending.provedAt)))
    .orderBy(pending.id)
    .for('update')
  await db.delete(pending).where(inArray(pending.id, rows))
}

export async function removeOldRegistrations(db: Db): Promise<void> {
  const age = sql`now() - make_interval(days => ${sql.raw(String(REGISTRATION_DAYS))})`
  await db.delete(pending).where(sql`${pending.createdAt} < ${age}`)
}
