import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { countChanges, type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

const passkeyRows = rowsOf({
  id: z.string(),
  userId: z.string(),
  credentialId: z.string(),
  publicKey: z.instanceof(Buffer),
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
})
export type Passkey = RowOf<typeof passkeyRows>

// A counter has 32 bits without a sign, which the database's integers do not hold.
const PASSKEY = sql`id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"`

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const { rows } = await passkeyRows(db)(sql`
    select ${PASSKEY} from passkeys where user_id = ${userId} order by created_at, id`)
  return rows
}

/** Locks the row until the transaction ends, so that two uses of one key come one after the other. */
export async function lockPasskey(tx: Db, credentialId: string): Promise<Passkey | undefined> {
  const { rows } = await passkeyRows(tx)(sql`
    select ${PASSKEY} from passkeys where credential_id = ${credentialId} for update`)
  return rows[0]
}

type NewPasskey = Omit<Passkey, 'createdAt' | 'lastUsedAt'>

/** Returns false when the same key is there already. */
export async function insertPasskey(db: Db, row: NewPasskey): Promise<boolean> {
  const count = await countChanges(
    db,
    sql`
      insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
      values (${row.id}, ${row.userId}, ${row.credentialId}, ${row.publicKey}, ${row.counter},
        ${sql.param(row.transports)}, ${row.name})
      on conflict do nothing`,
  )
  return count === 1
}

export async function updatePasskeyCounter(
  db: Db,
  { id, counter }: { id: string; counter: number },
): Promise<void> {
  await db.execute(sql`update passkeys set counter = ${counter}, last_used_at = now() where id = ${id}`)
}

type Own = { id: string; userId: string }

export async function updateName(db: Db, { id, userId, name }: Own & { name: string }): Promise<boolean> {
  const change = sql`update passkeys set name = ${name} where id = ${id} and user_id = ${userId}`
  return (await countChanges(db, change)) === 1
}

const nameRows = rowsOf({ name: z.string() })

/** Returns the name of the deleted key; undefined when there was none. */
export async function deletePasskey(db: Db, { id, userId }: Own): Promise<string | undefined> {
  const { rows } = await nameRows(db)(sql`
    delete from passkeys where id = ${id} and user_id = ${userId} returning name`)
  return rows[0]?.name
}

/** Returns how many there were. */
export function deletePasskeysOf(db: Db, userId: string): Promise<number> {
  return countChanges(db, sql`delete from passkeys where user_id = ${userId}`)
}

type Challenge = { challengeDigest: Buffer; userId: string | null }

export async function insertChallenge(db: Db, { challengeDigest, userId }: Challenge): Promise<void> {
  await db.execute(sql`
    insert into passkey_challenges (challenge_digest, user_id, expires_at)
    values (${challengeDigest}, ${userId}, now() + interval '5 minutes')`)
}

/** Uses a challenge up; of several parallel calls one gets true. */
export async function consumeChallenge(db: Db, { challengeDigest, userId }: Challenge): Promise<boolean> {
  const count = await countChanges(
    db,
    sql`
      delete from passkey_challenges
      where challenge_digest = ${challengeDigest} and user_id is not distinct from ${userId}
        and expires_at > now()`,
  )
  return count === 1
}

export async function deleteOldChallenges(db: Db): Promise<void> {
  await db.execute(sql`delete from passkey_challenges where expires_at < now()`)
}
