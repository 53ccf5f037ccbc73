import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import {
  type answerInterview,
  type cancelInterview,
  type Interview,
  INTERVIEW_ANSWERS,
  INTERVIEW_SIDES,
  INTERVIEW_WAYS,
  type InterviewSide,
  type proposeInterview,
} from '../../contract/interview.endpoints.ts'

const interviewRows = rowsOf({
  application: z.string(),
  at: timestamp,
  slots: z.array(z.string()),
  hasSlots: z.boolean(),
  minutes: z.number(),
  way: z.enum(INTERVIEW_WAYS),
  place: z.string(),
  note: z.string(),
  answer: z.nullable(z.enum(INTERVIEW_ANSWERS)),
  message: z.string(),
  cancelledBy: z.nullable(z.enum(INTERVIEW_SIDES)),
  cancelMessage: z.string(),
  version: z.number(),
})

/**
 * Whether the time `slot` is taken of the interview `i`: another applicant to the same opportunity, or the same one, has
 * agreed to an interview at that time.
 */
const isTaken = (slot: SQL): SQL => sql`exists (
  select 1 from applications own
  join applications rival on rival.opportunity_id = own.opportunity_id and rival.id <> own.id
    and rival.status in ('interview', 'offer')
  join application_interviews r on r.application_id = rival.id
  where own.id = i.application_id and r.answer = 'yes' and r.cancelled_at is null
    and r.starts_at < ${slot} + make_interval(mins => i.minutes)
    and r.starts_at + make_interval(mins => r.minutes) > ${slot})`

const COLUMNS = sql`i.application_id as application, i.starts_at as at, i.minutes, i.way, i.place, i.note, i.answer,
  i.message, i.version, i.cancelled_by as "cancelledBy", i.cancel_message as "cancelMessage",
  cardinality(i.slots) > 0 as "hasSlots",
  array(select to_char(slot at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from unnest(i.slots) slot
    where slot > now() and not ${isTaken(sql`slot`)} order by slot) as slots`

/** Returns the date of each application that has one. */
export async function listInterviewsOf(
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Interview>> {
  if (applicationIds.length === 0) return new Map()
  const { rows } = await interviewRows(db)(sql`
    select ${COLUMNS} from application_interviews i
    where i.application_id = any(${sql.param([...applicationIds])}::uuid[])`)
  return new Map(
    rows.map(({ application, at, hasSlots, slots, cancelledBy, cancelMessage, ...row }) => [
      application,
      {
        ...row,
        at: toIso(at),
        slots: hasSlots ? slots : null,
        cancelled: cancelledBy && { by: cancelledBy, message: cancelMessage },
      },
    ]),
  )
}

export async function findInterviewOf(db: Db, applicationId: string): Promise<Interview | null> {
  return (await listInterviewsOf(db, [applicationId])).get(applicationId) ?? null
}

/** Stores a date in place of an earlier one: within the next year, by the database's clock. */
export async function saveInterview(
  tx: Db,
  {
    id,
    by,
    date: { at, slots = [], minutes, way, place, note },
  }: { id: string; by: string | null; date: Omit<BodyOf<typeof proposeInterview>, 'version'> },
): Promise<boolean> {
  const startsAt = new Date(at)
  const endAt = slots.at(-1) ?? at
  const lastAt = new Date(endAt)
  const { rowCount } = await tx.execute<object>(sql`
    insert into application_interviews as i (application_id, actor_id, starts_at, slots, minutes, way, place, note)
    select ${id}::uuid, ${by}::uuid, ${startsAt}::timestamptz, ${sql.param([...slots])}::timestamptz[], ${minutes}::int, ${way}, ${place}, ${note}
    where ${startsAt}::timestamptz > clock_timestamp() and ${lastAt}::timestamptz < clock_timestamp() + interval '1 year'
    on conflict (application_id) do update set actor_id = excluded.actor_id, starts_at = excluded.starts_at, slots = excluded.slots,
      minutes = excluded.minutes, way = excluded.way, place = excluded.place, note = excluded.note,
      answer = null, message = '', answered_at = null, cancelled_at = null, cancelled_by = null, cancel_message = '',
      reminded_at = null, version = i.version + 1, updated_at = now()`)
  return rowCount === 1
}

/** Stores the applicant's answer while the date is still to come. */
export async function saveInterviewAnswer(
  tx: Db,
  { id, answer, message, version }: { id: string } & Omit<BodyOf<typeof answerInterview>, 'at'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(sql`
    update application_interviews set answer = ${answer}, message = ${message}, answered_at = now(), updated_at = now()
    where application_id = ${id} and version = ${version} and cancelled_at is null
      and greatest(starts_at, slots[cardinality(slots)]) > clock_timestamp()`)
  return rowCount === 1
}

/**
 * Agrees to one of the offered times, which from then on is the date. Of two applicants who choose overlapping times at
 * once one gets hers: those of one opportunity choose one after the other.
 */
export async function saveInterviewSlot(
  tx: Db,
  { id, opportunityId, at, message, version }: Choice,
): Promise<boolean> {
  const slot = new Date(at)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${opportunityId}, 32))`)
  const { rowCount } = await tx.execute<object>(sql`
    update application_interviews i set answer = 'yes', message = ${message}, answered_at = now(), updated_at = now(),
      starts_at = ${slot}, slots = '{}', version = version + 1
    where i.application_id = ${id} and version = ${version} and cancelled_at is null
      and ${slot}::timestamptz = any(slots) and ${slot}::timestamptz > clock_timestamp()
      and not ${isTaken(sql`${slot}::timestamptz`)}`)
  return rowCount === 1
}

type Choice = { id: string; opportunityId: string; at: string; message: string; version: number }

/** Cancels an agreed date while it is still to come; its version is the higher sequence that calendars need. */
export async function saveInterviewCancellation(
  tx: Db,
  { id, by, message, version }: { id: string; by: InterviewSide } & BodyOf<typeof cancelInterview>,
): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(sql`
    update application_interviews set cancelled_at = now(), cancelled_by = ${by}, cancel_message = ${message},
      version = version + 1, updated_at = now()
    where application_id = ${id} and version = ${version} and answer = 'yes' and cancelled_at is null
      and starts_at > clock_timestamp()`)
  return rowCount === 1
}

const soonRows = rowsOf({ application: z.string(), opportunity: z.string(), at: timestamp })

/**
 * Claims agreed interviews that begin within a day; each is claimed once, and one that was agreed later than a day before
 * it needs no reminder.
 */
export async function claimSoonInterviews(tx: Db) {
  const { rows } = await soonRows(tx)(sql`
    with due as (
      select application_id from application_interviews
      where reminded_at is null and answer = 'yes' and cancelled_at is null
        and starts_at > now() and starts_at <= now() + interval '1 day' and answered_at < starts_at - interval '1 day'
      for update skip locked)
    update application_interviews i set reminded_at = now()
    from due, applications a
    where i.application_id = due.application_id and a.id = i.application_id
      and a.status in ('interview', 'offer') and a.opportunity_id is not null
    returning i.application_id as application, a.opportunity_id as opportunity, i.starts_at as at`)
  return rows.map(({ at, ...row }) => ({ ...row, at: toIso(at) }))
}

const slotRows = rowsOf({ hasSlot: z.boolean() })

/** Returns whether a time is one of those that the applicant was offered, free or not. */
export async function hasSlot(db: Db, { id, at }: { id: string; at: string }): Promise<boolean> {
  const { rows } = await slotRows(db)(sql`
    select ${new Date(at)}::timestamptz = any(slots) as "hasSlot" from application_interviews
    where application_id = ${id}`)
  return rows[0]?.hasSlot ?? false
}
