import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { CALL_STATUSES, type CallContent, graceEnd, phaseOf } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

const callRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  status: z.enum(CALL_STATUSES),
  content: z.custom<CallContent>(),
  now: timestamp,
  held: z.boolean(),
})

/**
 * The condition that somebody reviews a call: on the board of its bank, or named as a substitute; people who left no longer
 * count.
 */
export const isOnBoard = (userId: string | SQL, call: SQL): SQL => sql`exists (
  select from call_boards b where b.call_id = ${call} and b.user_id = ${userId})`

type Which = {
  userId: string
  slug?: string
  id?: string
  /** Staff of grants see the calls of all banks. */
  everywhere?: boolean
}

/** Lists closed calls that somebody reviews, the latest deadline first. */
export async function listCallsOfBoards(db: Db, { userId, slug, id, everywhere = false }: Which) {
  const { rows } = await callRows(db)(sql`
    select c.id, c.slug, c.status, c.content, clock_timestamp() as now,
      c.held_at is not null as held
    from public_calls c
    where (${everywhere} or c.id in (select call_id from call_boards where user_id = ${userId}))
      and c.deadline <= clock_timestamp()
      and (${slug ?? null}::text is null or c.slug = ${slug ?? null}::text)
      and (${id ?? null}::uuid is null or c.id = ${id ?? null}::uuid)
    order by c.deadline desc limit 20`)
  return rows
}
export type BoardCall = Awaited<ReturnType<typeof listCallsOfBoards>>[number]

/**
 * Returns whether scores are accepted: from the end of the grace minutes until the board's due date, when no application
 * can arrive any more.
 */
export function isOpen({
  status,
  now,
  content,
  held,
}: Pick<BoardCall, 'status' | 'now' | 'content' | 'held'>): boolean {
  const at = new Date(now)
  const { dates } = content
  const until = dates.reviewUntil
  const grace = graceEnd(content)
  const isPast = grace !== null && at >= grace
  return (
    phaseOf({ status, dates, isHeld: held }, at) === 'review' &&
    isPast &&
    (until === null || at < new Date(until))
  )
}

/** Returns whether reviewing and deciding are over: with a public vote, its ballot is fixed from the first moment on. */
export function isOver({ status, now, held, content: { dates, vote } }: BoardCall): boolean {
  const phase = phaseOf({ status, dates, isHeld: held }, new Date(now))
  const isBallotFixed = vote !== null && (phase === 'voting' || phase === 'deciding')
  return isBallotFixed || phase === 'finished' || phase === 'cancelled'
}

/** Returns whether the results of a call are out. */
export function isFinished({ status, now, held, content: { dates } }: BoardCall): boolean {
  return phaseOf({ status, dates, isHeld: held }, new Date(now)) === 'finished'
}

const memberRows = rowsOf({ id: z.string() })

export async function listBoard(db: Db, callId: string): Promise<string[]> {
  const { rows } = await memberRows(db)(sql`
    select user_id as id from call_boards where call_id = ${callId}`)
  return rows.map(({ id }) => id)
}
