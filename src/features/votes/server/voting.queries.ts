import { randomBytes } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CODE_MINUTES } from '../contract/votes.endpoints.ts'

const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value))

/** Keyed digests per call: nothing links voters of two calls. */
export type Voter = { phone: Buffer; block: Buffer; device: Buffer; network: Buffer }

type NewCode = Voter & { id: string; callId: string; digits: Buffer }

export async function insertCode(db: Db, code: NewCode): Promise<void> {
  const { id, callId, phone, block, device, network, digits } = code
  await db.execute(sql`
    insert into vote_codes (id, call_id, phone_digest, block_digest, code_digest, device_digest, network_digest)
    select ${id}, ${callId}, ${phone}, ${block}, ${digits}, ${device}, ${network}
    where not exists (select from vote_closings where call_id = ${callId})`)
}

const keyRows = rowsOf({ key: bytes })

/**
 * Returns the key of a running vote, created with its first code. A vote with used codes but no key came from a backup
 * without secrets: nobody could tell who has voted, so it gets none.
 */
export async function findOrInsertKey(db: Db, callId: string): Promise<Buffer | undefined> {
  const query = sql`select key from vote_keys where call_id = ${callId}`
  const { rows } = await keyRows(db)(query)
  if (rows[0]) return rows[0].key
  await db.execute(sql`
    insert into vote_keys (call_id, key)
    select ${callId}, ${randomBytes(32)}
    where not exists (select from vote_closings where call_id = ${callId})
      and not exists (select from votes where call_id = ${callId} and code_id is not null)
    on conflict do nothing`)
  return (await keyRows(db)(query)).rows[0]?.key
}

const existsRows = rowsOf({ found: z.boolean() })

const codeRows = rowsOf({
  id: z.string(),
  phone: bytes,
  block: bytes,
  device: bytes,
  network: bytes,
  digits: bytes,
  tries: z.number(),
})

const isLive = sql`c.sent_at > clock_timestamp() - make_interval(mins => ${CODE_MINUTES})`

/**
 * Counts a try before any comparison, on all live codes of this phone and device, because the first message often arrives
 * after a second was requested. The newest is first; empty for an old or unknown code.
 */
export async function countTry(db: Db, { id, callId }: { id: string; callId: string }) {
  const { rows } = await codeRows(db)(sql`
    with tried as (
      update vote_codes c set tries = c.tries + 1
      from vote_codes named
      where named.id = ${id} and named.call_id = ${callId} and c.call_id = ${callId} and ${isLive}
        and c.phone_digest = named.phone_digest and c.device_digest = named.device_digest
      returning c.*)
    select id, phone_digest as phone, block_digest as block, device_digest as device, network_digest as network,
      code_digest as digits, tries from tried order by sent_at desc, id desc`)
  return rows
}

/** Refunds the try of a right code on all of them. */
export async function releaseTry(db: Db, codes: readonly string[]): Promise<void> {
  await db.execute(sql`
    update vote_codes set tries = greatest(tries - 1, 0) where id = any(${sql.param([...codes])}::uuid[])`)
}

/** Returns whether this device has a usable code of this phone. */
export async function hasCode(
  db: Db,
  { callId, phone, device }: { callId: string; phone: Buffer; device: Buffer },
): Promise<boolean> {
  const { rows } = await existsRows(db)(sql`
    select exists (select from vote_codes c where c.call_id = ${callId} and c.phone_digest = ${phone}
      and c.device_digest = ${device} and ${isLive}) as found`)
  return rows[0]?.found ?? false
}

const castRows = rowsOf({ receipt: z.string(), option: z.string(), cast_at: timestamp })

/** Returns the vote that one of these codes cast, so that a voter who lost the response gets it again. */
export async function findCastVote(db: Db, { callId, codes }: { callId: string; codes: readonly string[] }) {
  const { rows } = await castRows(db)(sql`
    select receipt, option_id as option, cast_at from votes where code_id = any(${sql.param([...codes])}::uuid[])
      and call_id = ${callId}`)
  return rows[0]
}

export async function hasVoted(
  db: Db,
  { callId, phone }: { callId: string; phone: Buffer },
): Promise<boolean> {
  const { rows } = await existsRows(db)(sql`
    select exists (select from votes where call_id = ${callId} and phone_digest = ${phone}) as found`)
  return rows[0]?.found ?? false
}

/** Takes the shared lock of voting; only the closing excludes it and waits for all votes. */
export async function lockVoteShared(db: Db, callId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('votes:' || ${callId}, 0))`)
}

export async function lockVoteExclusive(db: Db, callId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('votes:' || ${callId}, 0))`)
}

type NewVote = { callId: string; option: string; codeId: string; receipt: string; voter: Voter }

/**
 * Inserts a vote in one statement, if the project is on the ballot, the vote runs now, and the phone has none yet. Call
 * under `lockVoteShared()`.
 */
export async function insertVote(db: Db, { callId, option, codeId, receipt, voter }: NewVote) {
  const { rows } = await castRows(db)(sql`
    insert into votes (id, call_id, option_id, receipt, code_id, phone_digest, block_digest, device_digest, network_digest, cast_at)
    select ${newId()}, o.call_id, o.id, ${receipt}, ${codeId}, ${voter.phone}, ${voter.block}, ${voter.device},
      ${voter.network}, clock_timestamp()
    from vote_options o join public_calls c on c.id = o.call_id
    where o.id = ${option} and o.call_id = ${callId} and c.status = 'published' and c.held_at is null
      and clock_timestamp() >= (c.content -> 'dates' ->> 'voteFrom')::timestamptz
      and clock_timestamp() < (c.content -> 'dates' ->> 'voteUntil')::timestamptz
      and not exists (select from vote_closings e where e.call_id = o.call_id)
    on conflict do nothing
    returning receipt, option_id as option, cast_at`)
  return rows[0]
}

/** Returns whether a receipt belongs to another vote. */
export async function isTaken(db: Db, { callId, receipt }: { callId: string; receipt: string }) {
  const { rows } = await existsRows(db)(sql`
    select exists (select from votes where call_id = ${callId} and receipt = ${receipt}) as found`)
  return rows[0]?.found ?? false
}
