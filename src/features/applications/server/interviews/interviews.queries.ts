import { sql } from '#platform/server/db/sql.ts'
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

const COLUMNS = sql.raw(
  `application_id as application, starts_at as at, minutes, way, place, note, answer, message, version,
    cancelled_by as "cancelledBy", cancel_message as "cancelMessage"`,
)

/** Returns the date of each application that has one. */
export async function listInterviewsOf(
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Interview>> {
  if (applicationIds.length === 0) return new Map()
  const { rows } = await interviewRows(db)(sql`
    select ${COLUMNS} from application_interviews
    where application_id = any(${sql.param([...applicationIds])}::uuid[])`)
  return new Map(
    rows.map(({ application, at, cancelledBy, cancelMessage, ...row }) => [
      application,
      {
        ...row,
        at: toIso(at),
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
    date: { at, minutes, way, place, note },
  }: { id: string; by: string | null; date: Omit<BodyOf<typeof proposeInterview>, 'version'> },
): Promise<boolean> {
  const startsAt = new Date(at)
  const { rowCount } = await tx.execute<object>(sql`
    insert into application_interviews as i (application_id, actor_id, starts_at, minutes, way, place, note)
    select ${id}::uuid, ${by}::uuid, ${startsAt}::timestamptz, ${minutes}::int, ${way}, ${place}, ${note}
    where ${startsAt}::timestamptz > clock_timestamp() and ${startsAt}::timestamptz < clock_timestamp() + interval '1 year'
    on conflict (application_id) do update set actor_id = excluded.actor_id, starts_at = excluded.starts_at,
      minutes = excluded.minutes, way = excluded.way, place = excluded.place, note = excluded.note,
      answer = null, message = '', answered_at = null, cancelled_at = null, cancelled_by = null, cancel_message = '',
      reminded_at = null, version = i.version + 1, updated_at = now()`)
  return rowCount === 1
}

/** Stores the applicant's answer while the date is still to come. */
export async function saveInterviewAnswer(
  tx: Db,
  { id, answer, message, version }: { id: string } & BodyOf<typeof answerInterview>,
): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(sql`
    update application_interviews set answer = ${answer}, message = ${message}, answered_at = now(), updated_at = now()
    where application_id = ${id} and version = ${version} and starts_at > clock_timestamp() and cancelled_at is null`)
  return rowCount === 1
}

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
