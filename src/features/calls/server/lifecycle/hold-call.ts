import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { readText } from '#platform/contract/bilingual.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { fromLocal, toLocal } from '#platform/contract/local-time.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { CallContent, CallDates } from '../../contract/call.ts'
import type { Services } from '#platform/server/services.ts'
import { dateMoves } from '../../contract/date-moves.ts'
import { updateCall } from '../managed/call-editing.service.ts'
import { appendMove, auditOf } from '../managed/date-moves.ts'
import { type CallChange, notifyOfChange } from '../managed/change-notifications.service.ts'

/** Minutes before the date at which a call is held, so that nothing begins for a minute by mistake. */
export const MINUTES_AHEAD = 2

const idRows = rowsOf({ id: z.string() })

/** Holds a call whose board has not decided: it stays in review, without a vote or results. */
export async function holdCall(tx: Db, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    update grant_calls set held_at = clock_timestamp() where id = ${id} and status = 'published' and held_at is null
      and coalesce(content -> 'dates' ->> 'voteFrom', content -> 'dates' ->> 'resultsAt')::timestamptz
        <= clock_timestamp() + make_interval(mins => ${MINUTES_AHEAD})
    returning id`)
  return rows.length > 0
}

const callRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  bank: z.nullable(z.string()),
  content: z.custom<CallContent>(),
  now: timestamp,
})
type LockedCall = RowOf<typeof callRows>

const REASON = {
  bhs: 'Odbor je odlučio kasnije nego što je bilo najavljeno, a glasanje traje onoliko koliko je obećano.',
  en: 'The board decided later than announced, and the vote lasts as long as was promised.',
}

/**
 * Releases a held call once everything is decided. A vote that should have begun already begins at its hour on the second
 * day from now, so that people hear of it, and lasts as long as promised; the moved dates and the reason are published,
 * and those who count on them are notified.
 * @returns the dates that hold from now on; nothing for a call that was not held
 */
export async function releaseCall(tx: Db, services: Services, id: string): Promise<CallDates | undefined> {
  const row = await lockCall(tx, id, sql`c.held_at is not null`)
  if (!row) return undefined
  const dates = laterDates(row.content.dates, new Date(row.now))
  if (dates === row.content.dates) {
    await updateCall(tx, id, {}, sql`held_at = null`)
    return dates
  }
  const content = { ...row.content, dates }
  await publishDates(tx, { services, row, content, about: 'postponed', reason: REASON })
  return dates
}

const NO_VOTE = {
  bhs: 'Nijedan projekat nije odobren, pa glasanja nema.',
  en: 'No project was approved, so there is no vote.',
}

/**
 * Ends a call without its vote when there is nothing to vote on: its results come on their day. The reason is published, and
 * those who count on the vote are notified.
 */
export async function removeVote(tx: Db, services: Services, id: string): Promise<void> {
  const row = await lockCall(tx, id, sql`c.status = 'published' and c.content -> 'vote' <> 'null'`)
  if (!row) return
  const dates = { ...row.content.dates, voteFrom: null, voteUntil: null }
  const content = { ...row.content, dates, vote: null }
  await publishDates(tx, { services, row, content, about: 'changed', reason: NO_VOTE })
}

async function lockCall(tx: Db, id: string, condition: SQL) {
  const { rows } = await callRows(tx)(sql`
    select c.id, c.slug, (select b.name from bank_names b where b.id = c.bank_id) as bank, c.content,
      clock_timestamp() as now
    from grant_calls c where c.id = ${id} and ${condition} for update`)
  return rows[0]
}

/** Stores other dates of a call that is not held any more, publishes the reason, and notifies those who count on them. */
async function publishDates(tx: Db, change: CallChange & { row: LockedCall }): Promise<void> {
  const { services, row, content, reason } = change
  const moves = dateMoves(row.content.dates, content.dates)
  await updateCall(tx, row.id, { content }, sql`held_at = null`, ...appendMove(moves, reason))
  await recordAudit(tx, {
    services,
    session: null,
    action: 'calls.postpone',
    subject: { kind: 'call', id: row.id, name: readText(content.title, 'bhs').text },
    ...auditOf(moves),
    reason: reason.bhs,
  })
  await notifyOfChange(tx, change)
}

/**
 * Moves the vote and the results by whole days, at the same times of day; returns the same object if nothing has to move.
 */
export function laterDates(dates: CallDates, now: Date): CallDates {
  const { voteFrom, voteUntil, resultsAt } = dates
  if (voteFrom === null || Date.parse(voteFrom) > now.getTime()) return dates
  const days = Math.ceil((now.getTime() + DAY_MS - Date.parse(voteFrom)) / DAY_MS)
  const moved = (moment: string | null) => {
    if (moment === null) return null
    // By local time, so that 14:00 stays 14:00 across changes of the clock.
    const wall = new Date(Date.parse(`${toLocal(new Date(moment))}Z`) + days * DAY_MS)
      .toISOString()
      .slice(0, 16)
    return toIso(fromLocal(wall) ?? new Date(Date.parse(moment) + days * DAY_MS))
  }
  return { ...dates, voteFrom: moved(voteFrom), voteUntil: moved(voteUntil), resultsAt: moved(resultsAt) }
}
