import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { prepared } from '../db/prepared.ts'
import { countChanges, type Row, rowsOf, toIso } from '../db/rows-of.ts'
import { normalizeEmail } from './email.ts'
import type { AdminScope } from '../../contract/admin-scopes.ts'

const user = {
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.nullable(z.string()),
  role: z.enum(['USER', 'ADMIN']),
  hasGlobalPermissions: z.boolean(),
  adminScopes: z.array(z.string()),
  language: z.enum(LOCALES),
  pictureUrl: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  gender: z.nullable(z.enum(['male', 'female', 'other'])),
  /** A day: `2004-05-17`. */
  bornOn: z.nullable(z.string()),
  interests: z.array(z.string()),
  onboardedAt: z.nullable(z.date()),
  suspendedAt: z.nullable(z.date()),
  suspendedUntil: z.nullable(z.date()),
  deleteAfter: z.nullable(z.date()),
  deleteSent: z.boolean(),
  mergedInto: z.nullable(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
}
export type User = Row<typeof user>

/** The column of each field. */
const COLUMNS = {
  id: 'id',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  passwordHash: 'password_hash',
  role: 'role',
  hasGlobalPermissions: 'has_global_permissions',
  adminScopes: 'admin_scopes',
  language: 'language',
  pictureUrl: 'picture_url',
  phoneNumber: 'phone_number',
  gender: 'gender',
  bornOn: 'born_on',
  interests: 'interests',
  onboardedAt: 'onboarded_at',
  suspendedAt: 'suspended_at',
  suspendedUntil: 'suspended_until',
  deleteAfter: 'delete_after',
  deleteSent: 'delete_sent',
  mergedInto: 'merged_into',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof User, string>

// As text, because the driver would make a day in the server's zone of it.
const USER = Object.entries(COLUMNS)
  .map(([field, column]) => (field === 'bornOn' ? `born_on::text as "bornOn"` : `${column} as "${field}"`))
  .join(', ')

const userRows = prepared(user)
const selectByEmail = userRows<[email: string]>('user_by_email', `select ${USER} from users where email = $1`)
const selectById = userRows<[id: string]>('user_by_id', `select ${USER} from users where id = $1`)
const selectLocked = userRows<[id: string]>(
  'user_locked',
  `select ${USER} from users where id = $1 for update`,
)

const selectPeople = userRows<[ids: readonly string[]]>(
  'people_locked',
  `select ${USER} from users where id = any($1::uuid[]) or has_global_permissions order by id for update`,
)

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
  const [row] = await selectByEmail(db, normalizeEmail(email))
  return row
}

export async function findUserById(db: Db, id: string): Promise<User | undefined> {
  const [row] = await selectById(db, id)
  return row
}

/** Selects the person and locks the row until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<User | undefined> {
  const [row] = await selectLocked(tx, id)
  return row
}

/** Locks these people and all global admins until the transaction ends, in the order of their ids. */
export function lockPeople(tx: Db, ids: readonly string[]): Promise<User[]> {
  return selectPeople(tx, ids)
}

/** Creates the account of a proven address; undefined when there is one already. */
export async function insertUser(db: Db, { email, ...values }: NewUser): Promise<User | undefined> {
  const id = newId(values.createdAt?.getTime())
  const fields = assignments({ id, email: normalizeEmail(email), ...values })
  const count = await countChanges(
    db,
    sql`
      insert into users (${sql.join(
        fields.map(({ column }) => column),
        sql`, `,
      )})
      values (${sql.join(
        fields.map(({ value }) => value),
        sql`, `,
      )})
      on conflict (email) do nothing`,
  )
  return count === 1 ? findUserById(db, id) : undefined
}

/** Does not end any session: that is the caller's decision. */
export async function updatePassword(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await updateUser(db, userId, { passwordHash })
}

/** Sets the password of an account that was opened without one, until its onboarding is done; of parallel calls one gets true. */
export async function updateFirstPassword(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const count = await countChanges(
    db,
    sql`
      update users set password_hash = ${passwordHash}, updated_at = now()
      where id = ${userId} and password_hash is null and onboarded_at is null`,
  )
  return count === 1
}

export type Rights =
  | { role: 'USER' }
  | { role: 'ADMIN'; globalAdmin: true }
  | { role: 'ADMIN'; scopes: readonly AdminScope[] }

export async function updateRole(
  db: Db,
  { userId, rights }: { userId: string; rights: Rights },
): Promise<void> {
  await updateUser(db, userId, {
    role: rights.role,
    hasGlobalPermissions: 'globalAdmin' in rights,
    adminScopes: 'scopes' in rights ? [...rights.scopes] : [],
  })
}

const existenceRows = rowsOf({ isThere: z.boolean() })

export async function hasGlobalAdmin(db: Db): Promise<boolean> {
  const { rows } = await existenceRows(db)(
    sql`select exists (select from users where has_global_permissions) as "isThere"`,
  )
  return rows[0]?.isThere ?? false
}

/** Changes some columns of one person and says when; `email` must be normalised by the caller. */
export async function updateUser(
  db: Db,
  userId: string,
  values: Partial<Omit<User, 'id' | 'createdAt' | 'updatedAt'>>,
): Promise<void> {
  const changes = assignments(values).map(({ column, value }) => sql`${column} = ${value}, `)
  await db.execute(sql`update users set ${sql.join(changes)} updated_at = now() where id = ${userId}`)
}

/** Pairs columns with values; fields that are undefined are left out. */
function assignments(values: Partial<User>): { column: SQL; value: SQL }[] {
  return (Object.keys(COLUMNS) as (keyof User)[]).flatMap((field) => {
    const value = values[field]
    if (value === undefined) return []
    const column = sql.identifier(COLUMNS[field])
    return [
      {
        column: sql`${column}`,
        value: sql`${sql.param(value instanceof Date ? toIso(value) : value)}`,
      },
    ]
  })
}
