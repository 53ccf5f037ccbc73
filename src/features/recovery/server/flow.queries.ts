import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { countChanges, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CODE_MINUTES } from '../contract/recovery.endpoints.ts'

/** The most tries of one flow, right ones included. */
export const TRIES_PER_FLOW = 5

const END_OF_LIFE = sql`now() + make_interval(mins => ${CODE_MINUTES}::int)`
const IS_OPEN = sql`used_at is null and ended_at is null`

export async function insertFlow(
  db: Db,
  { id, rfHash, address, codeHash }: { id: string; rfHash: Buffer; address: Buffer; codeHash: Buffer },
): Promise<void> {
  await db.execute(sql`
    insert into reset_flows (id, rf_hash, address, code_hash, expires_at)
    values (${id}, ${rfHash}, ${address}, ${codeHash}, ${END_OF_LIFE})`)
}

const tryRows = rowsOf({
  id: z.string(),
  address: z.instanceof(Buffer),
  userId: z.nullable(z.string()),
  codeHash: z.instanceof(Buffer),
  tries: z.number(),
  usedAt: z.nullable(timestamp),
  live: z.boolean(),
})

/** Counts a try of this browser's flow before anything is compared; undefined when it has none. */
export async function countTry(db: Db, rfHash: Buffer) {
  const { rows } = await tryRows(db)(sql`
    update reset_flows set tries = least(tries + 1, ${TRIES_PER_FLOW + 1}::int) where rf_hash = ${rfHash}
    returning id, address, user_id as "userId", code_hash as "codeHash", tries, used_at as "usedAt",
      expires_at > now() and ended_at is null as live`)
  return rows[0]
}

/** Takes the try back after a right code, and once lets the flow live on while the person types a password. */
export async function saveFlowProof(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    update reset_flows set tries = greatest(tries - 1, 0),
      expires_at = case when proved_at is null then ${END_OF_LIFE} else expires_at end,
      proved_at = coalesce(proved_at, now())
    where id = ${id}`)
}

const flowRows = rowsOf({ id: z.string(), userId: z.nullable(z.string()), provedAt: z.nullable(timestamp) })

/** Returns the living flow of this browser for one address. */
export async function findFlow(db: Db, { rfHash, address }: { rfHash: Buffer; address: Buffer }) {
  const { rows } = await flowRows(db)(sql`
    select id, user_id as "userId", proved_at as "provedAt" from reset_flows
    where rf_hash = ${rfHash} and address = ${address} and expires_at > now() and ${IS_OPEN}`)
  return rows[0]
}

/** Consumes the flow; of several parallel calls one gets true. */
export async function consumeFlow(tx: Db, id: string): Promise<boolean> {
  const use = sql`update reset_flows set used_at = now() where id = ${id} and ${IS_OPEN} and expires_at > now()`
  return (await countChanges(tx, use)) === 1
}

const usedRows = rowsOf({ isUsed: z.boolean() })

export async function isFlowUsed(db: Db, id: string): Promise<boolean> {
  const { rows } = await usedRows(db)(sql`
    select used_at is not null as "isUsed" from reset_flows where id = ${id}`)
  return rows[0]?.isUsed ?? false
}

export async function saveEndOfBrowserFlow(db: Db, rfHash: Buffer): Promise<void> {
  await db.execute(sql`update reset_flows set ended_at = now() where rf_hash = ${rfHash} and ${IS_OPEN}`)
}

export async function saveEndOfFlows(
  db: Db,
  { userId, address }: { userId: string; address: Buffer },
): Promise<void> {
  await db.execute(sql`
    update reset_flows set ended_at = now()
    where (user_id = ${userId} or address = ${address}) and ${IS_OPEN}`)
}

/** Assigns the flow its person when its email is sent; false when it has ended or was emailed already. */
export async function updateFlowOwner(
  tx: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const count = await countChanges(
    tx,
    sql`
      update reset_flows set user_id = ${userId}, mailed_at = now()
      where id = ${id} and mailed_at is null and ${IS_OPEN}`,
  )
  return count === 1
}

/** Keeps flows for a day, so that a second use can be told from nonsense. */
export async function deleteOldFlows(db: Db): Promise<void> {
  await db.execute(sql`delete from reset_flows where expires_at < now() - interval '1 day'`)
}
