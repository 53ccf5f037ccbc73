import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const legacyHashRows = rowsOf({ hash: z.nullable(z.string()), any: z.boolean() })

/**
 * Returns the imported hash of an address, if any, and whether the installation has any at all: the same statement for
 * everyone.
 */
export async function getLegacyHash(db: Db, email: string) {
  const { rows } = await legacyHashRows(db)(sql`
    select (select legacy_hash from users where email = ${normalizeEmail(email)}) as hash,
      exists (select 1 from users where legacy_hash is not null) as any`)
  return rows[0] ?? { hash: null, any: false }
}

export async function deleteLegacyHash(db: Db, userId: string): Promise<void> {
  await db.execute(sql`update users set legacy_hash = null, legacy_scheme = null where id = ${userId}`)
}

const unprovenRows = rowsOf({ isUnproven: z.boolean() })

/** Whether a person was imported and has not come back yet, so that nobody has proven the mailbox to us. */
export async function isUnprovenFormerMember(db: Db, userId: string): Promise<boolean> {
  const { rows } = await unprovenRows(db)(sql`
    select legacy_hash is not null as "isUnproven" from users where id = ${userId}`)
  return rows[0]?.isUnproven ?? false
}
