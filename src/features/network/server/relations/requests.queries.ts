import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import { isSent, isWaiting, restPeriod } from './request-conditions.ts'

const countRows = rowsOf({ count: z.number() })
const matchRows = rowsOf({ found: z.number() })
const doneRows = rowsOf({ done: z.number() })

const waitsRows = rowsOf({ id: z.string(), waits: z.boolean() })

type Pair = { from: string; to: string }

export async function countRequestsOf(tx: Db, from: string): Promise<number> {
  const { rows } = await countRows(tx)(sql`
    select count(*)::int as count from connection_requests where from_id = ${from} and ${isSent()}`)
  return rows[0]?.count ?? 0
}

export async function isAlreadySent(tx: Db, { from, to }: Pair): Promise<boolean> {
  const { rows } = await matchRows(tx)(sql`
    select 1 as found from connection_requests where from_id = ${from} and to_id = ${to} and ${isSent()}`)
  return rows.length > 0
}

/**
 * Stores a request, or repeats it: a declined one keeps resting, unknown to its sender. Returns its id if it waits for its
 * receiver.
 */
export async function saveRequest(
  tx: Db,
  { from, to, note }: Pair & { note: string },
): Promise<string | undefined> {
  const { rows } = await waitsRows(tx)(sql`
    insert into connection_requests as r (id, from_id, to_id, note) values (${newId()}, ${from}, ${to}, ${note})
    on conflict (from_id, to_id) do update set id = excluded.id, note = excluded.note, created_at = now(),
      withdrawn_at = null, note_hidden_at = null,
      declined_at = case when r.declined_at > now() - ${restPeriod} then r.declined_at end
    returning id, declined_at is null as waits`)
  return rows[0]?.waits ? rows[0].id : undefined
}

export async function updateRequestWithdrawn(db: Db, { from, to }: Pair): Promise<boolean> {
  const { rows } = await doneRows(db)(sql`
    update connection_requests set withdrawn_at = now() where from_id = ${from} and to_id = ${to} and ${isSent()}
    returning 1 as done`)
  return rows.length === 1
}

export async function updateRequestDeclined(db: Db, { from, to }: Pair): Promise<boolean> {
  const { rows } = await doneRows(db)(sql`
    update connection_requests set declined_at = now() where from_id = ${from} and to_id = ${to} and ${isWaiting()}
    returning 1 as done`)
  return rows.length === 1
}

export async function updateRequestRestored(db: Db, { from, to }: Pair): Promise<boolean> {
  const { rows } = await doneRows(db)(sql`
    update connection_requests set declined_at = null
    where from_id = ${from} and to_id = ${to} and declined_at is not null and ${isSent()}
    returning 1 as done`)
  return rows.length === 1
}

/** Deletes a request that waits, or that its receiver declined and now accepts after all; returns whether there was one. */
export async function consumeRequest(
  tx: Db,
  { from, to, alsoDeclined }: Pair & { alsoDeclined: boolean },
): Promise<boolean> {
  const { rows } = await doneRows(tx)(sql`
    delete from connection_requests
    where from_id = ${from} and to_id = ${to} and ${alsoDeclined ? isSent() : isWaiting()}
    returning 1 as done`)
  return rows.length === 1
}

/** Connects two members and removes the requests between them. */
export async function saveConnection(tx: Db, one: string, other: string): Promise<void> {
  const id = newId()
  await tx.execute(sql`
    insert into connections (id, member_id, other_id)
    values (${id}, ${one}, ${other}), (${id}, ${other}, ${one}) on conflict do nothing`)
  await deleteRequests(tx, one, other)
}

export async function deleteRequests(tx: Db, one: string, other: string): Promise<void> {
  await tx.execute(sql`
    delete from connection_requests where (from_id, to_id) in ((${one}, ${other}), (${other}, ${one}))`)
}

export async function deleteConnection(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await doneRows(db)(sql`
    delete from connections where (member_id, other_id) in ((${one}, ${other}), (${other}, ${one}))
    returning 1 as done`)
  return rows.length === 2
}
