import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { CvDocument } from '#features/cv/contract/document.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { External } from '../contract/application.endpoints.ts'
import { STATUSES, type Status } from '../contract/statuses.ts'

const idRows = rowsOf({ id: z.string() })
const versionRows = rowsOf({ version: z.number() })

export type ApplicationRow = {
  id: string
  userId: string
  opportunityId: string | null
  external: External | null
  status: Status
  language: Locale
  letter: string
  answers: Record<string, string>
  cvId: string | null
  cv: CvDocument | null
  version: number
  sentAt: Date | null
  promisedAt: Date | null
  answeredAt: Date | null
  movedAt: Date
  /** When the member last saved it, or began. */
  savedAt: string
  /** The applicant's own note. */
  note: string
  /** A decision that waits; never told to the applicant. */
  decisionId: string | null
}
const applicationRows = rowsOf({
  id: z.string(),
  userId: z.string(),
  opportunityId: z.nullable(z.string()),
  external: z.nullable(z.custom<External>()),
  status: z.enum(STATUSES),
  language: z.enum(['bhs', 'en']),
  letter: z.string(),
  answers: z.record(z.string(), z.string()),
  cvId: z.nullable(z.string()),
  cv: z.nullable(z.custom<CvDocument>()),
  version: z.number(),
  sentAt: z.nullable(z.string()),
  promisedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  movedAt: z.string(),
  savedAt: z.string(),
  note: z.string(),
  decisionId: z.nullable(z.string()),
})

const COLUMNS =
  sql.raw(`a.id, a.user_id as "userId", a.opportunity_id as "opportunityId", a.external, a.status,
  a.language, a.letter, a.answers, a.cv_id as "cvId", a.cv, a.version, a.sent_at as "sentAt",
  a.promised_at as "promisedAt", a.answered_at as "answeredAt", a.moved_at as "movedAt", a.updated_at as "savedAt", a.note, a.decision_id as "decisionId"`)

/** Finds an application; `lock` locks it until the transaction ends. */
export async function findApplication(
  db: Db,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ApplicationRow | undefined> {
  const { rows } = await applicationRows(db)(
    sql`select ${COLUMNS} from applications a where a.id = ${id} ${lock ? sql`for update` : sql``}`,
  )
  return rows[0] && read(rows[0])
}

/** Returns the person's only application to an opportunity, creating a draft if needed. */
export async function saveNewDraft(
  db: Db,
  draft: { userId: string; opportunityId: string; language: Locale; cvId: string | null },
): Promise<string> {
  const { userId, opportunityId, language, cvId } = draft
  const { rows } = await idRows(db)(sql`
    with begun as (
      insert into applications (id, user_id, opportunity_id, language, cv_id)
      values (${newId()}, ${userId}, ${opportunityId}, ${language}, ${cvId})
      on conflict (user_id, opportunity_id) where opportunity_id is not null and not second do nothing
      returning id
    )
    select id from begun
    union all
    select id from applications where user_id = ${userId} and opportunity_id = ${opportunityId}
      and not second
    limit 1`)
  // A concurrent call may have inserted the draft after this statement began.
  return rows[0]?.id ?? (await saveNewDraft(db, draft))
}

export async function insertExternal(
  db: Db,
  { userId, external, status }: { userId: string; external: External; status: Status },
): Promise<string> {
  const id = newId()
  await db.execute(sql`
    insert into applications (id, user_id, external, status, sent_at)
    values (${id}, ${userId}, ${JSON.stringify(external)}::jsonb, ${status},
      ${status === 'draft' ? sql`null` : sql`now()`})`)
  return id
}

export async function updateExternal(
  tx: Db,
  { id, external, status }: { id: string; external: External; status: Status },
): Promise<void> {
  await tx.execute(sql`
    update applications set external = ${JSON.stringify(external)}::jsonb, updated_at = now(),
      moved_at = case when status = ${status} then moved_at else now() end,
      sent_at = case when ${status} = 'draft' then null else coalesce(sent_at, now()) end,
      status = ${status}, version = version + 1
    where id = ${id}`)
}

/**
 * Sets the status of the member's own external application; returns false if there is none. The time of sending stays even
 * for a draft, in case the member undoes the move.
 */
export async function updateStatusOfExternal(
  db: Db,
  { id, userId, status }: { id: string; userId: string; status: Status },
): Promise<boolean> {
  const { rowCount } = await db.execute<object>(sql`
    update applications set updated_at = now(), moved_at = case when status = ${status} then moved_at else now() end,
      sent_at = coalesce(sent_at, case when ${status} = 'draft' then null else now() end),
      status = ${status}, version = version + 1
    where id = ${id} and user_id = ${userId} and external is not null`)
  return rowCount === 1
}

export async function saveDraft(
  tx: Db,
  input: { id: string } & Pick<ApplicationRow, 'language' | 'letter' | 'answers' | 'cvId'>,
): Promise<number> {
  const { rows } = await versionRows(tx)(sql`
    update applications set language = ${input.language}, letter = ${input.letter},
      answers = ${JSON.stringify(input.answers)}::jsonb, cv_id = ${input.cvId}, version = version + 1, updated_at = now()
    where id = ${input.id} returning version`)
  return rows[0]?.version ?? 0
}

export async function saveNote(db: Db, { id, note }: { id: string; note: string }): Promise<void> {
  await db.execute(sql`update applications set note = ${note}, updated_at = now() where id = ${id}`)
}

/**
 * Sends a draft if its opportunity is open now by the database's clock. The promised answer is due at the end of a day in
 * Sarajevo, also across changes of the clock.
 */
export async function updateDraftSubmission(
  tx: Db,
  { id, cv, replyDays }: { id: string; cv: CvDocument; replyDays: number | null },
): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(sql`
    update applications a set status = 'sent', sent_at = clock_timestamp(), moved_at = clock_timestamp(),
      cv = ${JSON.stringify(cv)}::jsonb, version = a.version + 1, updated_at = now(),
      promised_at = case when ${replyDays}::int is null then null else
        ((clock_timestamp() at time zone 'Europe/Sarajevo')::date + ${replyDays}::int + 1)::timestamp
          at time zone 'Europe/Sarajevo' end
    from open_opportunities o
    where a.id = ${id} and a.status = 'draft' and o.id = a.opportunity_id and o.apply_here
      and (o.deadline is null or o.deadline > clock_timestamp())`)
  return rowCount === 1
}

/** Sets the status; the organisation's first change stops the reply clock. */
export async function updateStatus(
  tx: Db,
  { id, status, answers }: { id: string; status: Status; answers: boolean },
): Promise<void> {
  await tx.execute(sql`
    update applications set status = ${status}, moved_at = now(), updated_at = now(), version = version + 1
      ${answers ? sql`, answered_at = coalesce(answered_at, now())` : sql``}
    where id = ${id}`)
}

export async function deleteApplication(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`delete from applications where id = ${id}`)
}

type Event = {
  side: 'member' | 'organisation' | 'clock'
  status: Status
  message: string
  actorId: string | null
  /** Cancels the date of an interview. */
  cancels?: boolean
}
const eventRows = rowsOf({
  side: z.enum(['member', 'organisation', 'clock']),
  status: z.enum(STATUSES),
  message: z.string(),
  actorId: z.nullable(z.string()),
  at: z.string(),
  by: z.nullable(z.string()),
  cancels: z.boolean(),
})
export type EventRow = Event & { cancels: boolean; at: Date; by: string | null }

export async function insertEvent(tx: Db, applicationId: string, event: Event): Promise<void> {
  await tx.execute(sql`
    insert into application_events (id, application_id, actor_id, side, status, message, cancels)
    values (${newId()}, ${applicationId}, ${event.actorId}, ${event.side}, ${event.status}, ${event.message},
      ${event.cancels ?? false})`)
}

export async function listEventsOf(db: Db, applicationId: string): Promise<EventRow[]> {
  const { rows } = await eventRows(db)(sql`
    select e.side, e.status, e.message, e.actor_id as "actorId", e.created_at as at, e.cancels,
      u.first_name || ' ' || u.last_name as by
    from application_events e left join users u on u.id = e.actor_id
    where e.application_id = ${applicationId} order by e.id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Returns true if the opportunity takes applications now, by the database's clock. */
export async function isOpen(db: Db, opportunityId: string): Promise<boolean> {
  const { rows } = await db.execute<object>(sql`
    select 1 from open_opportunities where id = ${opportunityId} and apply_here
      and (deadline is null or deadline > clock_timestamp())`)
  return rows.length > 0
}

function read(row: RowOf<typeof applicationRows>): ApplicationRow {
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...row,
    sentAt: moment(row.sentAt),
    promisedAt: moment(row.promisedAt),
    answeredAt: moment(row.answeredAt),
    movedAt: new Date(row.movedAt),
  }
}
