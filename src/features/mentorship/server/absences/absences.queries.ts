import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import {
  type Absence,
  COUNTED_DAYS,
  LIMIT_DAYS,
  OUTCOMES,
  type Outcome,
  type Step,
  STEPS,
} from '../../contract/absences/absences.endpoints.ts'
import { SIDES, type Side } from '../../contract/kinds.ts'
import { limitsOf } from './limits.ts'

const APPEALS = 50
const OWN = 50

/** Locks the row of a person whose absences are counted: concurrent reports count one after the other. */
export async function lockAbsentPerson(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${id} for no key update`)
}

const countRows = rowsOf({ count: z.number() })

/** Counts absences that have neither expired nor been lifted. */
export async function countAbsences(tx: Db, id: string): Promise<number> {
  const { rows } = await countRows(tx)(sql`
    select count(*)::int as count from mentorship_absences
    where absent_id = ${id} and expires_at > now() and outcome is distinct from 'lift'`)
  return rows[0]!.count
}

const limitRows = rowsOf({ limitUntil: z.nullable(timestamp) })
type New = { session: string; absent: string; side: Side; step: Step }

/** @returns when the rest from new mentorships ends, or undefined where the absence was already there */
export async function insertAbsence(tx: Db, { session, absent, side, step }: New) {
  const until = step === 'limit' ? sql`now() + ${LIMIT_DAYS} * interval '1 day'` : sql`null`
  const { rows } = await limitRows(tx)(sql`
    insert into mentorship_absences (session_id, absent_id, side, step, expires_at, limit_until)
    values (${session}, ${absent}, ${side}, ${step}, now() + ${COUNTED_DAYS} * interval '1 day', ${until})
    on conflict (session_id) do nothing returning limit_until as "limitUntil"`)
  return rows[0]
}

const isRows = rowsOf({ is: z.boolean() })

export async function isLimited(db: Db, id: string): Promise<boolean> {
  const { rows } = await isRows(db)(sql`
    select exists (select ${limitsOf(sql`${id}`)}) as is`)
  return rows[0]!.is
}

const ownRows = rowsOf({
  id: z.string(),
  mentorship: z.string(),
  at: timestamp,
  step: z.enum(STEPS),
  expiresAt: timestamp,
  limitUntil: z.nullable(timestamp),
  appeal: z.string(),
  outcome: z.nullable(z.enum(OUTCOMES)),
  reason: z.string(),
})

/** Lists absences that still count, the newest first. */
export function listAbsencesOf(db: Db, me: string): Promise<Absence[]> {
  return listAbsenceRows(db, sql`a.absent_id = ${me} and a.expires_at > now()`, OWN)
}

/** Lists all absences that are stored about a person, for the export of their data. */
export function listEveryAbsence(db: Db, me: string): Promise<Absence[]> {
  return listAbsenceRows(db, sql`a.absent_id = ${me}`, null)
}

async function listAbsenceRows(db: Db, condition: SQL, limit: number | null): Promise<Absence[]> {
  const { rows } = await ownRows(db)(sql`
    select a.session_id as id, e.mentorship_id as mentorship, e.starts_at as at, a.step, a.expires_at as "expiresAt",
      a.limit_until as "limitUntil", a.appeal, a.outcome, a.reason
    from mentorship_absences a join mentorship_sessions e on e.id = a.session_id
    where ${condition} order by a.created_at desc, a.session_id limit ${limit}`)
  return rows.map((row) => ({
    ...row,
    at: toIso(row.at),
    expiresAt: toIso(row.expiresAt),
    limitUntil: row.limitUntil === null ? null : toIso(row.limitUntil),
  }))
}

const changeRows = rowsOf({ id: z.string() })

/** @returns whether an absence of this person took the appeal */
export async function saveAppeal(
  tx: Db,
  { id, absent, text }: { id: string; absent: string; text: string },
): Promise<boolean> {
  const { rows } = await changeRows(tx)(sql`
    update mentorship_absences set appeal = ${text}, appealed_at = now()
    where session_id = ${id} and absent_id = ${absent} and appealed_at is null and expires_at > now()
    returning session_id as id`)
  return rows.length > 0
}

const appealRows = rowsOf({
  id: z.string(),
  name: z.string(),
  side: z.enum(SIDES),
  by: z.nullable(z.string()),
  at: timestamp,
  step: z.enum(STEPS),
  appeal: z.string(),
  since: timestamp,
})

export async function listAppeals(db: Db) {
  const { rows } = await appealRows(db)(sql`
    select a.session_id as id, u.first_name || ' ' || u.last_name as name, a.side,
      o.first_name || ' ' || o.last_name as by, e.starts_at as at, a.step, a.appeal, a.appealed_at as since
    from mentorship_absences a join users u on u.id = a.absent_id
    join mentorship_sessions e on e.id = a.session_id join mentorships s on s.id = e.mentorship_id
    left join users o on o.id = case when a.side = 'member' then s.mentor_id else s.member_id end
    where a.appealed_at is not null and a.outcome is null order by a.appealed_at, a.session_id limit ${APPEALS}`)
  return rows.map((row) => ({ ...row, at: toIso(row.at), since: toIso(row.since) }))
}

const waitingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

export async function countAppeals(db: Db) {
  const { rows } = await waitingRows(db)(sql`
    select count(*)::int as count, min(appealed_at) as oldest from mentorship_absences
    where appealed_at is not null and outcome is null`)
  const { count, oldest } = rows[0]!
  return { count, oldest: oldest === null ? null : new Date(oldest) }
}

const sideRows = rowsOf({ absent: z.string(), other: z.nullable(z.string()), mentor: z.nullable(z.string()) })

/** Finds an absence whose appeal waits, with the two people whom it concerns, and locks it. */
export async function findAppeal(tx: Db, id: string) {
  const { rows } = await sideRows(tx)(sql`
    select a.absent_id as absent, case when a.side = 'member' then s.mentor_id else s.member_id end as other,
      s.mentor_id as mentor
    from mentorship_absences a join mentorship_sessions e on e.id = a.session_id join mentorships s on s.id = e.mentorship_id
    where a.session_id = ${id} and a.appealed_at is not null and a.outcome is null for update of a`)
  return rows[0]
}

type Decision = { id: string; outcome: Outcome; reason: string }

export async function saveOutcome(tx: Db, { id, outcome, reason }: Decision): Promise<void> {
  await tx.execute(sql`
    update mentorship_absences set outcome = ${outcome}, reason = ${reason}, decided_at = now()
    where session_id = ${id}`)
}
