import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import { newId } from '#platform/server/db/ids.ts'
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

const limitRows = rowsOf({ id: z.string(), limitUntil: z.nullable(timestamp) })
/** The meeting of two or the group session that somebody missed; of a meeting the absence has the id. */
type Missed = { session: string } | { group: string }
type New = Missed & { absent: string; side: Side; step: Step; reporter?: string | undefined }

/** @returns its id and when the rest from new mentorships ends, or undefined where the absence was already there */
export async function insertAbsence(tx: Db, { absent, side, step, reporter, ...missed }: New) {
  const [session, group] = 'session' in missed ? [missed.session, null] : [null, missed.group]
  const until = step === 'limit' ? sql`now() + ${LIMIT_DAYS} * interval '1 day'` : sql`null`
  const { rows } = await limitRows(tx)(sql`
    insert into mentorship_absences (id, session_id, group_id, absent_id, reporter_id, side, step, expires_at, limit_until)
    values (${session ?? newId()}, ${session}, ${group}, ${absent}, ${reporter ?? null}, ${side}, ${step}, now() + ${COUNTED_DAYS} * interval '1 day', ${until})
    on conflict do nothing returning id, limit_until as "limitUntil"`)
  return rows[0]
}

const isRows = rowsOf({ is: z.boolean() })

export async function isLimited(db: Db, id: string): Promise<boolean> {
  const { rows } = await isRows(db)(sql`
    select exists (select ${limitsOf(sql`${id}`)}) as is`)
  return rows[0]!.is
}

type AtGroup = { group: string; person: string }

/** Says whether somebody has an absence from a group session, whatever staff decided on it. */
export async function hasMissed(tx: Db, { group, person }: AtGroup): Promise<boolean> {
  const { rows } = await isRows(tx)(sql`
    select exists (select from mentorship_absences where group_id = ${group} and absent_id = ${person}) as is`)
  return rows[0]!.is
}

const ownRows = rowsOf({
  id: z.string(),
  mentorship: z.nullable(z.string()),
  topic: z.nullable(z.strictObject({ bhs: z.string(), en: z.string() })),
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
    select a.id, e.mentorship_id as mentorship, g.topic, coalesce(e.starts_at, g.starts_at) as at, a.step, a.expires_at as "expiresAt",
      a.limit_until as "limitUntil", a.appeal, a.outcome, a.reason
    from mentorship_absences a left join mentorship_sessions e on e.id = a.session_id
    left join mentorship_groups g on g.id = a.group_id
    where ${condition} order by a.created_at desc, a.id limit ${limit}`)
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
    where id = ${id} and absent_id = ${absent} and appealed_at is null and expires_at > now() returning id`)
  return rows.length > 0
}

/** The meeting of two or the group session of an absence `a`. */
const MISSED = sql`left join mentorship_sessions e on e.id = a.session_id left join mentorships s on s.id = e.mentorship_id
  left join mentorship_groups g on g.id = a.group_id`

const appealRows = rowsOf({
  id: z.string(),
  name: z.string(),
  side: z.enum(SIDES),
  by: z.nullable(z.string()),
  topic: z.nullable(z.strictObject({ bhs: z.string(), en: z.string() })),
  at: timestamp,
  step: z.enum(STEPS),
  appeal: z.string(),
  since: timestamp,
})

export async function listAppeals(db: Db) {
  const { rows } = await appealRows(db)(sql`
    select a.id, u.first_name || ' ' || u.last_name as name, a.side,
      o.first_name || ' ' || o.last_name as by, g.topic, coalesce(e.starts_at, g.starts_at) as at, a.step, a.appeal, a.appealed_at as since
    from mentorship_absences a join users u on u.id = a.absent_id
    ${MISSED}
    left join users o on o.id = case when a.side = 'member' then coalesce(s.mentor_id, g.mentor_id) else coalesce(s.member_id, a.reporter_id) end
    where a.appealed_at is not null and a.outcome is null order by a.appealed_at, a.id limit ${APPEALS}`)
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
    select a.absent_id as absent,
      case when a.side = 'member' then coalesce(s.mentor_id, g.mentor_id) else coalesce(s.member_id, a.reporter_id) end as other,
      coalesce(s.mentor_id, g.mentor_id) as mentor
    from mentorship_absences a ${MISSED}
    where a.id = ${id} and a.appealed_at is not null and a.outcome is null for update of a`)
  return rows[0]
}

type Decision = { id: string; outcome: Outcome; reason: string }

export async function saveOutcome(tx: Db, { id, outcome, reason }: Decision): Promise<void> {
  await tx.execute(sql`
    update mentorship_absences set outcome = ${outcome}, reason = ${reason}, decided_at = now()
    where id = ${id}`)
}
