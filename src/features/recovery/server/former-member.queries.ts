import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { formerMembers } from './recovery.tables.ts'

const legacyHashRows = rowsOf({ hash: z.nullable(z.string()), any: z.boolean() })

/**
 * Returns the imported hash of an address, if any, and whether the installation has any at all: the same statement for
 * everyone.
 */
export async function findLegacyHash(db: Db, email: string) {
  const { rows } = await legacyHashRows(db)(sql`
    select (select legacy_hash from users where email = ${normalizeEmail(email)}) as hash,
      exists (select 1 from users where legacy_hash is not null) as any`)
  return rows[0] ?? { hash: null, any: false }
}

export async function forgetLegacyHash(db: Db, userId: string): Promise<void> {
  await db
    .update(formerMembers)
    .set({ legacyHash: null, legacyScheme: null })
    .where(eq(formerMembers.id, userId))
}

/** Returns whether somebody was imported and has not returned yet, so that their mailbox is not proven. */
export async function isUnprovenFormerMember(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: formerMembers.legacyHash })
    .from(formerMembers)
    .where(eq(formerMembers.id, userId))
  return Boolean(row?.hash)
}
