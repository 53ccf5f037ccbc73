import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { normalizeEmail } from './email.ts'
import { users } from './identity.tables.ts'
import type { AdminScope } from '../../contract/admin-scopes.ts'

export type User = typeof users.$inferSelect

export type NewUser = {
  email: string
  firstName: string
  lastName: string
  passwordHash: string | null
  language: Locale
} & Partial<
  Pick<User, 'pictureUrl' | 'phoneNumber' | 'gender' | 'bornOn' | 'interests' | 'onboardedAt' | 'createdAt'>
>

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, normalizeEmail(email)))
  return user
}

export async function findUserById(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** The person's row, held against change until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

/** Makes an account for an address that is proven; undefined when there is one already. */
export async function createUser(db: Db, user: NewUser): Promise<User | undefined> {
  const [created] = await db
    .insert(users)
    .values({ ...user, id: newId(user.createdAt?.getTime()), email: normalizeEmail(user.email) })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return created
}

/** Does not end any session: that is the caller's decision. */
export async function setPassword(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await updateUser(db, userId, { passwordHash })
}

/** The password of an account that was opened without one, until its onboarding is done; of parallel calls one gets true. */
export async function setFirstPassword(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.passwordHash), isNull(users.onboardedAt)))
    .returning({ id: users.id })
  return changed.length === 1
}

export type Rights =
  | { role: 'USER' }
  | { role: 'ADMIN'; globalAdmin: true }
  | { role: 'ADMIN'; scopes: readonly AdminScope[] }

export async function setRole(db: Db, { userId, rights }: { userId: string; rights: Rights }): Promise<void> {
  await updateUser(db, userId, {
    role: rights.role,
    hasGlobalPermissions: 'globalAdmin' in rights,
    adminScopes: 'scopes' in rights ? [...rights.scopes] : [],
  })
}

export async function hasGlobalAdmin(db: Db): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.hasGlobalPermissions, true))
    .limit(1)
  return Boolean(found)
}

/** Changes some columns of one person and says when; `email` must be normalised by the caller. */
export async function updateUser(
  db: Db,
  userId: string,
  values: Partial<Omit<User, 'id' | 'createdAt' | 'updatedAt'>>,
): Promise<void> {
  await db
    .update(users)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}
