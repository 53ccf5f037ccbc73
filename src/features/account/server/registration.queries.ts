import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { countChanges, type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CODE_MINUTES, LINK_HOURS } from '../contract/registration.endpoints.ts'

const registration = {
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string(),
  language: z.enum(LOCALES),
  termsVersion: z.string(),
  privacyVersion: z.string(),
  linkHash: z.instanceof(Buffer),
  provedAt: z.nullable(timestamp),
  userId: z.nullable(z.string()),
  createdAt: timestamp,
}
const registrationRows = rowsOf(registration)
export type PendingRegistration = RowOf<typeof registrationRows>

const REGISTRATION = sql`p.id, p.email, p.first_name as "firstName", p.last_name as "lastName",
  p.password_hash as "passwordHash", p.language, p.terms_version as "termsVersion",
  p.privacy_version as "privacyVersion", p.link_hash as "linkHash", p.proved_at as "provedAt",
  p.user_id as "userId", p.created_at as "createdAt"`

const idRows = rowsOf({ id: z.string() })

/** Days after which an unproven registration is deleted. */
export const REGISTRATION_DAYS = 7
export const TRIES_PER_CODE = 5

const AGE_LIMIT = sql`now() - make_interval(days => ${REGISTRATION_DAYS}::int)`
const IS_WAITING = sql`p.proved_at is null and p.created_at > ${AGE_LIMIT}`
const LINK_END = sql`now() + make_interval(hours => ${LINK_HOURS}::int)`

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

export async function insertRegistration(tx: Db, row: NewRegistration): Promise<void> {
  await tx.execute(sql`
    insert into pending_registrations
      (id, email, first_name, last_name, password_hash, language, terms_version, privacy_version, link_hash,
        link_expires_at)
    values (${row.id}, ${row.email}, ${row.firstName}, ${row.lastName}, ${row.passwordHash}, ${row.language},
      ${row.termsVersion}, ${row.privacyVersion}, ${row.linkHash}, ${LINK_END})`)
}

/** Records that this browser registered, or knows the password of the registration. */
export async function saveRegistrationBrowser(
  tx: Db,
  { regHash, registrationId }: { regHash: Buffer; registrationId: string },
) {
  await tx.execute(sql`
    insert into registration_browsers (reg_hash, registration_id) values (${regHash}, ${registrationId})`)
}

/** Returns the registration with which an address waits: this browser's own, or else the newest. */
export async function findRegistration(db: Db, { email, regHash }: { email: string; regHash: Buffer }) {
  const { rows } = await registrationRows(db)(sql`
    select ${REGISTRATION} from pending_registrations p
    left join registration_browsers b on b.registration_id = p.id and b.reg_hash = ${regHash}
    where p.email = ${email} and ${IS_WAITING}
    order by b.reg_hash is null, p.created_at desc limit 1`)
  return rows[0]
}

const userRows = rowsOf({ userId: z.string() })

/** Returns the account from a registration of this browser, if it has this address. */
export async function findProvedByBrowser(db: Db, { email, regHash }: { email: string; regHash: Buffer }) {
  const { rows } = await userRows(db)(sql`
    select u.id as "userId" from registration_browsers b
    join pending_registrations p on p.id = b.registration_id
    join users u on u.id = p.user_id
    where b.reg_hash = ${regHash} and u.email = ${email} and p.proved_at is not null`)
  return rows[0]
}

/** Returns the registration of this address that this browser made, or whose password it knows. */
export async function findRegistrationOfBrowser(
  db: Db,
  { email, regHash }: { email: string; regHash: Buffer },
): Promise<string | undefined> {
  const { rows } = await idRows(db)(sql`
    select p.id from registration_browsers b join pending_registrations p on p.id = b.registration_id
    where b.reg_hash = ${regHash} and p.email = ${email}`)
  return rows[0]?.id
}

/** Gives a registration a new code and extends its link; returns false if it is no longer waiting. */
export async function updateRegistrationCode(
  tx: Db,
  { id, codeHash }: { id: string; codeHash: Buffer },
): Promise<boolean> {
  const count = await countChanges(
    tx,
    sql`
      update pending_registrations p set code_hash = ${codeHash}, tries = 0, link_expires_at = ${LINK_END},
        code_expires_at = now() + make_interval(mins => ${CODE_MINUTES}::int)
      where p.id = ${id} and ${IS_WAITING}`,
  )
  return count === 1
}

const tryRows = rowsOf({ id: z.string(), codeHash: z.instanceof(Buffer) })

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
export async function lockRegistrations(tx: Db, email: string): Promise<PendingRegistration[]> {
  const { rows } = await registrationRows(tx)(sql`
    select ${REGISTRATION} from pending_registrations p where p.email = ${email} order by p.id for update`)
  return rows
}

const linkRows = rowsOf({ ...registration, isLive: z.boolean(), isRepeat: z.boolean() })

export async function findByLink(db: Db, linkHash: Buffer) {
  const { rows } = await linkRows(db)(sql`
    select ${REGISTRATION}, p.link_expires_at > now() as "isLive",
      coalesce(p.proved_at > now() - interval '10 minutes', false) as "isRepeat"
    from pending_registrations p where p.link_hash = ${linkHash}`)
  const [row] = rows
  if (!row) return undefined
  const { isLive, isRepeat, ...found } = row
  return { registration: found, isLive, isRepeat }
}

/** Marks one registration as proven and deletes the others of that address. */
export async function updateRegistrationProof(
  tx: Db,
  { id, email, userId }: { id: string; email: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    update pending_registrations set proved_at = now(), user_id = ${userId}, code_hash = null where id = ${id}`)
  await tx.execute(sql`
    delete from pending_registrations where email = ${email} and id <> ${id} and proved_at is null`)
}

/** Deletes registrations of an address with an account, because they can never be proven. */
export async function deleteWaitingRegistrations(db: Db, email: string): Promise<void> {
  await db.execute(sql`
    delete from pending_registrations where id in (
      select id from pending_registrations where email = ${email} and proved_at is null
      order by id for update)`)
}

export async function deleteOldRegistrations(db: Db): Promise<void> {
  await db.execute(sql`delete from pending_registrations where created_at < ${AGE_LIMIT}`)
}
