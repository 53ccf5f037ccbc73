import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { ANSWER_HOURS, FORMATS, type Format, SIDES, type Side, STATES } from '../../contract/kinds.ts'

const moment = z.nullable(timestamp)
const mentorshipRows = rowsOf({
  id: z.string(),
  mentor: z.nullable(z.string()),
  member: z.string(),
  goal: z.string(),
  background: z.string(),
  format: z.enum(FORMATS),
  state: z.enum(STATES),
  turn: z.nullable(z.enum(SIDES)),
  answerBy: moment,
  reason: z.string(),
  createdAt: timestamp,
})
export type MentorshipRow = RowOf<typeof mentorshipRows>

const COLUMNS = sql`s.id, s.mentor_id as mentor, s.member_id as member, s.goal, s.background, s.format, s.state, s.turn,
  s.answer_by as "answerBy", s.reason, s.created_at as "createdAt"`
const LISTED = 100

/** Both sides of a member; nothing with whom a block severs them from. */
export async function listOf(db: Db, me: string): Promise<MentorshipRow[]> {
  const { rows } = await mentorshipRows(db)(sql`
    select ${COLUMNS} from mentorships s
    where (s.mentor_id = ${me} or s.member_id = ${me})
      and not exists (select from blocked_pairs b where b.member_id = ${me}
        and b.other_id = case when s.member_id = ${me} then s.mentor_id else s.member_id end)
    order by s.created_at desc, s.id desc limit ${LISTED}`)
  return rows
}

export async function findMentorship(
  db: Db,
  { id, me, lock = false }: { id: string; me: string; lock?: boolean },
): Promise<MentorshipRow | undefined> {
  const { rows } = await mentorshipRows(db)(sql`
    select ${COLUMNS} from mentorships s
    where s.id = ${id} and (s.mentor_id = ${me} or s.member_id = ${me})
      and not exists (select from blocked_pairs b where b.member_id = ${me}
        and b.other_id = case when s.member_id = ${me} then s.mentor_id else s.member_id end)
    ${lock ? sql`for update of s` : sql``}`)
  return rows[0]
}

const minorRows = rowsOf({ minor: z.boolean() })

/** Strangers write to a mentor, so whoever is under 18 is none. */
export async function isMinor(db: Db, id: string): Promise<boolean> {
  const { rows } = await minorRows(db)(
    sql`select exists (select from minor_members where id = ${id}) as minor`,
  )
  return rows[0]!.minor
}

const factRows = rowsOf({
  reachable: z.boolean(),
  minor: z.boolean(),
  active: z.number(),
  open: z.boolean(),
  waiting: z.number(),
})

/** Returns the policy's facts about two people; `open` when there is already a request or mentorship between them. */
export async function getPairFacts(tx: Db, { mentor, member }: { mentor: string; member: string }) {
  const { rows } = await factRows(tx)(sql`
    select (select count(*) from active_members where id in (${mentor}, ${member})) = 2
        and not exists (select from minor_members where id = ${mentor})
        and not exists (select from blocked_pairs b where b.member_id = ${member} and b.other_id = ${mentor}) as reachable,
      exists (select from minor_members where id = ${member}) as minor,
      (select count(*)::int from mentorships where mentor_id = ${mentor} and state = 'active') as active,
      exists (select from mentorships where mentor_id = ${mentor} and member_id = ${member}
        and state in ('waiting', 'active')) as open,
      (select count(*)::int from mentorships where member_id = ${member} and state = 'waiting') as waiting`)
  return rows[0]!
}

type New = {
  id: string
  mentor: string
  member: string
  goal: string
  background: string
  format: Format
}

/** Says whether it is there now: the device's id names one request. */
export async function insertMentorship(tx: Db, { id, mentor, member, goal, background, format }: New) {
  const { rowCount } = await tx.execute<object>(sql`
    insert into mentorships (id, mentor_id, member_id, goal, background, format, turn, answer_by)
    values (${id}, ${mentor}, ${member}, ${goal}, ${background}, ${format}, 'mentor', now() + ${ANSWER_HOURS} * interval '1 hour')
    on conflict (id) do nothing`)
  return rowCount === 1
}

/** Passes the turn to the other side, with a new deadline. */
export async function updateMentorshipTurn(tx: Db, id: string, to: Side): Promise<void> {
  await tx.execute(sql`
    update mentorships set turn = ${to}, answer_by = now() + ${ANSWER_HOURS} * interval '1 hour', updated_at = now(),
      first_answer_at = case when ${to} = 'member' then coalesce(first_answer_at, now()) else first_answer_at end
    where id = ${id}`)
}

export async function saveMentorshipStart(tx: Db, id: string, by: Side): Promise<void> {
  await tx.execute(sql`
    update mentorships set state = 'active', turn = null, answer_by = null, accepted_at = now(), updated_at = now(),
      first_answer_at = case when ${by} = 'mentor' then coalesce(first_answer_at, now()) else first_answer_at end
    where id = ${id}`)
}

type Over = { id: string; state: 'declined' | 'withdrawn' | 'ended'; reason: string; by: Side }

/** Ends a mentorship for good, and frees the times that were reserved for it. */
export async function saveMentorshipEnd(tx: Db, { id, state, reason, by }: Over): Promise<void> {
  await tx.execute(sql`
    update mentorships set state = ${state}, turn = null, answer_by = null, reason = ${reason}, ended_at = now(),
      updated_at = now(),
      first_answer_at = case when ${by} = 'mentor' then coalesce(first_answer_at, now()) else first_answer_at end
    where id = ${id}`)
  await deleteReservation(tx, id)
}

/** A time that was only held, and is nobody's any more. */
export async function deleteReservation(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`delete from mentorship_sessions where mentorship_id = ${id} and confirmed_at is null`)
}

const dueRows = rowsOf({
  id: z.string(),
  mentor: z.nullable(z.string()),
  member: z.string(),
  turn: z.enum(SIDES),
})

/** Expires requests without an answer in time. Rows locked by another instance are skipped, so each expires once. */
export async function updateExpiredMentorships(tx: Db) {
  const { rows } = await dueRows(tx)(sql`
    with due as (
      select id, turn from mentorships where state = 'waiting' and answer_by <= now() order by id for update skip locked)
    update mentorships s set state = 'expired', turn = null, answer_by = null, ended_at = now(), updated_at = now()
    from due where due.id = s.id
    returning s.id, s.mentor_id as mentor, s.member_id as member, due.turn`)
  return rows
}

export async function listOpenOf(db: Db, { mentor, member }: { mentor?: string; member?: string }) {
  const conditions = [
    ...(mentor === undefined ? [] : [sql`s.mentor_id = ${mentor}`]),
    ...(member === undefined ? [] : [sql`s.member_id = ${member}`]),
  ]
  const { rows } = await mentorshipRows(db)(sql`
    select ${COLUMNS} from mentorships s
    where s.state in ('waiting', 'active') and ${sql.join(conditions, sql` and `)} order by s.id for update of s`)
  return rows
}

export async function saveHandover(tx: Db, id: string, from: string): Promise<void> {
  await tx.execute(sql`update mentorships set handed_from = ${from} where id = ${id}`)
}
