import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { findStates } from './state/state.queries.ts'

const canvasRows = rowsOf({
  id: z.string(),
  call_id: z.string(),
  lead_id: z.nullable(z.string()),
  title: z.string(),
  seq: z.number(),
  submitted_at: z.nullable(timestamp),
  now: timestamp,
})
export type CanvasRow = {
  id: string
  callId: string
  leadId: string | null
  title: string
  seq: number
  submittedAt: Date | null
  now: Date
}

/**
 * Selects a canvas of the member's team by the database's clock; `hold` locks it until the transaction ends. For reading
 * only, mentors find it too.
 */
export async function findCanvas(
  db: Db,
  {
    id,
    userId,
    hold = false,
    reads = false,
  }: { id: string; userId: string; hold?: boolean; reads?: boolean },
): Promise<CanvasRow | undefined> {
  const { rows } = await canvasRows(db)(sql`
    select c.id, c.call_id, c.lead_id, c.title, c.seq::int, c.submitted_at, clock_timestamp() as now from canvases c
    where c.id = ${id} and (exists (select from canvas_members m where m.canvas_id = c.id and m.user_id = ${userId})
      or ${reads} and exists (select from canvas_mentors m where m.canvas_id = c.id and m.user_id = ${userId}))
    ${hold ? sql`for update of c` : sql``}`)
  const row = rows[0]
  return (
    row && {
      id: row.id,
      callId: row.call_id,
      leadId: row.lead_id,
      title: row.title,
      seq: row.seq,
      submittedAt: row.submitted_at === null ? null : new Date(row.submitted_at),
      now: new Date(row.now),
    }
  )
}

const mateRows = rowsOf({
  id: z.string(),
  name: z.string(),
  born: z.nullable(z.string()),
  confirmed_at: z.nullable(timestamp),
  confirmed: z.nullable(z.custom<Record<string, string>>()),
  elsewhere: z.boolean(),
})

/** Lists a team, the longest member first. While changes are requested, earlier confirmations do not count. */
export async function listTeam(db: Db, { id, callId }: { id: string; callId: string }) {
  const { rows } = await mateRows(db)(sql`
    select m.user_id as id, u.first_name || ' ' || u.last_name as name, u.born_on::text as born, m.confirmed,
      case when m.confirmed_at < (select q.asked_at from canvas_change_requests q
        where q.canvas_id = m.canvas_id and q.answered_at is null and q.until > now()) then null
        else m.confirmed_at end as confirmed_at,
      exists (select from canvas_members o join canvases c on c.id = o.canvas_id
        where o.user_id = m.user_id and c.call_id = ${callId} and c.id <> ${id}) as elsewhere
    from canvas_members m join users u on u.id = m.user_id
    where m.canvas_id = ${id} order by m.joined_at, m.user_id`)
  return rows.map(({ confirmed_at, ...row }) => ({
    ...row,
    confirmedAt: toIso(confirmed_at),
  }))
}
export type TeamRow = Awaited<ReturnType<typeof listTeam>>[number]

const submissionRows = rowsOf({
  arrived_at: timestamp,
  counted_at: timestamp,
  content: z.custom<ApplicationContent>(),
  digest: z.string(),
})

/** Selects the submission that counts: the answer to the board's request, or else the first. */
export async function findSubmission(db: Db, id: string, { first = false } = {}) {
  const { rows } = await submissionRows(db)(sql`
    select coalesce(a.arrived_at, s.arrived_at) as arrived_at, coalesce(a.arrived_at, s.counted_at) as counted_at,
      coalesce(a.content, s.content) as content, coalesce(a.digest, s.digest) as digest
    from canvas_submissions s left join canvas_answers a on a.canvas_id = s.canvas_id and not ${first}
    where s.canvas_id = ${id}`)
  const row = rows[0]
  return row
    ? {
        arrivedAt: toIso(row.arrived_at),
        countedAt: toIso(row.counted_at),
        content: row.content,
        digest: row.digest,
      }
    : null
}

/** Stores the digest of each box at this person's confirmation. */
export async function saveConfirmation(
  tx: Db,
  { id, userId, digests, at }: { id: string; userId: string; digests: Record<string, string>; at: Date },
): Promise<void> {
  await tx.execute(sql`
    update canvas_members set confirmed_at = ${toIso(at)}, confirmed = ${JSON.stringify(digests)}::jsonb
    where canvas_id = ${id} and user_id = ${userId}`)
}

const idRows = rowsOf({ id: z.string() })

/** Selects the member's own application for a call. */
export async function findOwnCanvas(db: Db, { callId, userId }: { callId: string; userId: string }) {
  const { rows } = await idRows(db)(sql`
    select c.id from canvases c join canvas_members m on m.canvas_id = c.id
    where c.call_id = ${callId} and m.user_id = ${userId} order by c.created_at limit 1`)
  return rows[0]?.id
}

const listRows = rowsOf({
  id: z.string(),
  title: z.string(),
  call_slug: z.string(),
  call_title: z.custom<{ bhs: string; en: string }>(),
  deadline: z.nullable(timestamp),
  team: z.number(),
  updated_at: timestamp,
  mentor: z.boolean(),
  changes_until: z.nullable(timestamp),
})

export async function listOwn(db: Db, userId: string) {
  const { rows } = await listRows(db)(sql`
    select c.id, c.title, p.slug as call_slug, p.content->'title' as call_title, p.deadline, c.updated_at,
      (select count(*)::int from canvas_members o where o.canvas_id = c.id) as team, m.mentor,
      (select q.until from canvas_change_requests q
        where q.canvas_id = c.id and q.answered_at is null and q.until > now()) as changes_until
    from (select canvas_id, false as mentor from canvas_members where user_id = ${userId}
        union all select canvas_id, true from canvas_mentors where user_id = ${userId}) m
      join canvases c on c.id = m.canvas_id join public_calls p on p.id = c.call_id
    order by c.updated_at desc, c.id limit 50`)
  const states = await findStates(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    state: states.get(row.id)!,
    call: { slug: row.call_slug, title: row.call_title },
    deadline: toIso(row.deadline),
    team: row.team,
    mentor: row.mentor,
    updatedAt: toIso(row.updated_at),
    changesUntil: toIso(row.changes_until),
  }))
}
