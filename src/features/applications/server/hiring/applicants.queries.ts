import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Locale, LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import type { Place } from '#platform/contract/cursor.ts'
import type { Order } from '../../contract/hiring.endpoints.ts'
import { type Decision, DECISIONS, type Status, STATUSES } from '../../contract/statuses.ts'
import { conditionsOf, numbered, type Range, SHOWN } from '../finding/conditions.ts'

/** More than stands in a list, because a name that the end cuts in two is not recognised. */
const LETTER_READ = 600

const byStatusRows = rowsOf({ status: z.enum(STATUSES), count: z.number() })
const addresseeRows = rowsOf({ id: z.string(), version: z.number(), reads: z.enum(LOCALES) })

export type ApplicantRow = {
  id: string
  userId: string
  status: Status
  /** A decision that the applicant has not heard of yet. */
  waits: { status: Decision; by: string | null } | null
  version: number
  number: number
  sentAt: Date
  promisedAt: Date | null
  answeredAt: Date | null
  score: number | null
  scores: number
  /** The reader's own score. */
  mine: number | null
  notes: number
  letter: string
  /** Where a page that ends with this row goes on; undefined for a single row. */
  place: Place | undefined
  /** The language of their emails. */
  reads: Locale
  /** The skills of the CV, folded. */
  skills: string[]
}
const applicantRows = rowsOf({
  id: z.string(),
  userId: z.string(),
  status: z.enum(STATUSES),
  waits: z.nullable(z.object({ status: z.enum(DECISIONS), by: z.nullable(z.string()) })),
  version: z.number(),
  number: z.number(),
  sentAt: z.string(),
  promisedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  score: z.nullable(z.number()),
  scores: z.number(),
  mine: z.nullable(z.number()),
  notes: z.number(),
  letter: z.string(),
  key: z.optional(z.number()),
  reads: z.enum(LOCALES),
  skills: z.array(z.string()),
})

const columnsFor = (reader: string) => sql`${COLUMNS},
  (select s.score from application_scores s where s.application_id = a.id and s.user_id = ${reader}) as mine`
const COLUMNS = sql.raw(`a.id, a.user_id as "userId", a.status, a.version, a.sent_at as "sentAt",
  a.promised_at as "promisedAt", a.answered_at as "answeredAt",
  left(a.letter, ${LETTER_READ}) as letter, a.cv_skills as skills,
  (select jsonb_build_object('status', d.status, 'by', (select u.first_name || ' ' || u.last_name from users u
      where u.id = d.actor_id)) from application_decisions d where d.id = a.decision_id) as waits,
  (select u.language from users u where u.id = a.user_id) as reads,
  (select round(avg(s.score), 1)::float from application_scores s where s.application_id = a.id) as score,
  (select count(*)::int from application_scores s where s.application_id = a.id) as scores,
  (select count(*)::int from application_notes n where n.application_id = a.id) as notes`)

/** Each order as milliseconds or thousandths that grow down the list, so that one cursor goes on in all of them. */
const KEYS: Readonly<Record<Order, SQL>> = {
  sent: sql`floor(extract(epoch from a.sent_at) * 1000)`,
  newest: sql`1e14 - floor(extract(epoch from a.sent_at) * 1000)`,
  score: sql`round((5 - coalesce((select avg(s.score) from application_scores s where s.application_id = a.id), 0)) * 1000)`,
  // Applications with an answer, or without a promise, come last.
  promise: sql`case when a.answered_at is null and a.promised_at is not null
    then floor(extract(epoch from a.promised_at) * 1000) else 1e14 end`,
}

/** Lists sent applications from a place on, as they were sent unless another order is wanted. */
export async function listApplicantRows(
  db: Db,
  range: Range & { order?: Order | undefined; after?: Place | undefined; limit: number },
): Promise<ApplicantRow[]> {
  const { opportunityId, reader, order = 'sent', after, limit } = range
  const { rows } = await applicantRows(db)(sql`
    with a as (${numbered(opportunityId)}), keyed as (
      select a.id, a.number, (${KEYS[order]})::float8 as key from a where ${conditionsOf(range)}
    ), page as (
      select * from keyed
      where ${after ? sql`(key, id) > (${after.at.getTime()}::float8, ${after.id}::uuid)` : sql`true`}
      order by key, id limit ${limit}
    )
    select ${columnsFor(reader)}, page.number, page.key
    from page join applications a using (id) order by page.key, page.id`)
  return rows.map(read)
}

/** Lists all that match, withdrawn ones left out, with no more than a decision on them needs. */
export async function listAddresseeRows(db: Db, range: Range & { limit: number }) {
  const { rows } = await addresseeRows(db)(sql`
    with a as (${numbered(range.opportunityId)})
    select a.id, a.version, (select u.language from users u where u.id = a.user_id) as reads
    from a where a.status <> 'withdrawn' and ${conditionsOf(range)} order by a.number limit ${range.limit}`)
  return rows
}

/** Finds a sent application with its place in the order of sending. */
export async function findApplicantRow(
  db: Db,
  { opportunityId, id, reader }: { opportunityId: string; id: string; reader: string },
): Promise<ApplicantRow | undefined> {
  const { rows } = await applicantRows(db)(sql`
    select ${columnsFor(reader)}, (select count(*)::int from applications other
      where other.opportunity_id = a.opportunity_id and other.sent_at is not null
        and (other.sent_at, other.id) <= (a.sent_at, a.id)) as number
    from applications a where a.id = ${id} and a.opportunity_id = ${opportunityId} and a.sent_at is not null`)
  return rows[0] && read(rows[0])
}

/** Counts sent applications by status. */
export async function countByStatus(
  db: Db,
  opportunityId: string,
): Promise<{ status: Status; count: number }[]> {
  const { rows } = await byStatusRows(db)(sql`
    select ${SHOWN} as status, count(*)::int as count from applications a
    where a.opportunity_id = ${opportunityId} and a.sent_at is not null group by 1`)
  return rows
}

function read(row: RowOf<typeof applicantRows>): ApplicantRow {
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  const { key: reachedAt, ...rest } = row
  return {
    ...rest,
    place: reachedAt === undefined ? undefined : { at: new Date(reachedAt), id: row.id },
    sentAt: new Date(row.sentAt),
    promisedAt: moment(row.promisedAt),
    answeredAt: moment(row.answeredAt),
  }
}
