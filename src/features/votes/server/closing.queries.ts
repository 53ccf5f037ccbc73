import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import type { AuditVote } from './audit-file.ts'

const dueRows = rowsOf({ id: z.string(), slug: z.string() })

/**
 * Lists votes whose time is over and that are not closed; one with disputed votes waits for its board until the day of
 * the results.
 */
export async function listDueVotes(db: Db) {
  const { rows } = await dueRows(db)(sql`
    select c.id, c.slug from public_calls c
    where c.status = 'published' and c.held_at is null and c.content -> 'vote' <> 'null'
      and (c.content -> 'dates' ->> 'voteUntil')::timestamptz <= clock_timestamp()
      and not exists (select from vote_closings e where e.call_id = c.id)
      and (not exists (select from vote_voidings o where o.call_id = c.id and o.confirmed_at is null)
        or (c.content -> 'dates' ->> 'resultsAt')::timestamptz <= clock_timestamp())
    order by c.id`)
  return rows
}

const voteRows = rowsOf({ receipt: z.string(), option: z.number(), void_reason: z.nullable(z.string()) })

export async function listAuditVotes(db: Db, callId: string): Promise<AuditVote[]> {
  const { rows } = await voteRows(db)(sql`
    select v.receipt, o.number as option, v.void_reason
    from votes v join vote_options o on o.id = v.option_id where v.call_id = ${callId}`)
  return rows.map(({ receipt, option, void_reason: voidReason }) => ({ receipt, option, voidReason }))
}

type Outcome = { id: string; votes: number; place: number; given: number | null }

export async function saveOutcome(db: Db, { id, votes, place, given }: Outcome): Promise<void> {
  await db.execute(sql`
    update vote_options set votes = ${votes}, place = ${place}, given = ${given} where id = ${id}`)
}

type Closing = {
  callId: string
  at: Date | null
  votes: number
  voided: number
  digest: string
  file: string
}

export async function insertClosing(
  db: Db,
  { callId, at, votes, voided, digest, file }: Closing,
): Promise<void> {
  await db.execute(sql`
    insert into vote_closings (call_id, closed_at, votes, voided, digest, file)
    values (${callId}, coalesce(${toIso(at)}::timestamptz, clock_timestamp()), ${votes}, ${voided}, ${digest}, ${file})`)
}

const fileRows = rowsOf({ file: z.nullable(z.string()) })

/** Returns the published file as built at the closing; `undefined` for an open vote. */
export async function findAuditFile(db: Db, callId: string): Promise<{ file: string | null } | undefined> {
  const { rows } = await fileRows(db)(sql`select file from vote_closings where call_id = ${callId}`)
  return rows[0]
}

export async function saveAuditFile(
  db: Db,
  { callId, file }: { callId: string; file: string },
): Promise<void> {
  await db.execute(sql`update vote_closings set file = ${file} where call_id = ${callId} and file is null`)
}

/**
 * Unlinks phones from their votes at the closing. Deletes the key, without which no number's digest can be computed, the
 * codes with their times and, per vote, the phone's digest, the code and the minutes of its time. Ids and row order reveal
 * times too, so all rows are rewritten in the order of receipts. Digests of devices, ranges and networks, which nobody can
 * compute any more, stay for the board.
 */
export async function deleteVoterLinks(db: Db, callId: string): Promise<void> {
  await db.execute(sql`delete from vote_keys where call_id = ${callId}`)
  await db.execute(sql`delete from vote_codes where call_id = ${callId}`)
  await db.execute(sql`
    with old as (delete from votes where call_id = ${callId} returning *)
    insert into votes (id, call_id, option_id, receipt, block_digest, device_digest, network_digest, void_reason,
      voiding_id, cast_at)
    select gen_random_uuid(), call_id, option_id, receipt, block_digest, device_digest, network_digest, void_reason,
      voiding_id, date_trunc('hour', cast_at)
    from old order by receipt`)
}

const memberRows = rowsOf({ id: z.string() })

export async function listTeam(db: Db, canvasId: string): Promise<string[]> {
  const { rows } = await memberRows(db)(sql`
    select user_id as id from application_teams where canvas_id = ${canvasId}`)
  return rows.map(({ id }) => id)
}

const DAYS_KEPT = 30

/** Deletes data that tells phones apart from votes that ended long ago; receipts and choices stay. */
export async function deleteVoterDigests(db: Db): Promise<void> {
  await db.execute(sql`
    with due as (
      update vote_closings e set forgotten_at = clock_timestamp()
      from public_calls c
      where c.id = e.call_id and e.forgotten_at is null
        and greatest(e.closed_at, (c.content -> 'dates' ->> 'resultsAt')::timestamptz)
          < clock_timestamp() - make_interval(days => ${DAYS_KEPT})
      returning e.call_id)
    update votes v set phone_digest = null, block_digest = null, device_digest = null, network_digest = null,
      code_id = null
    from due where v.call_id = due.call_id`)
  await db.execute(sql`delete from vote_codes where sent_at < clock_timestamp() - interval '1 day'`)
}
