import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Locale, LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import type { Place } from '#platform/contract/cursor.ts'
import { type Status, STATUSES } from '../../contract/statuses.ts'

const byStatusRows = rowsOf({ status: z.enum(STATUSES), count: z.number() })
const lettersOfRows = rowsOf({ id: z.string(), letter: z.string() })

export type ApplicantRow = {
  id: string
  userId: string
  status: Status
  version: number
  number: number
  sentAt: Date
  promisedAt: Date | null
  answeredAt: Date | null
  score: number | null
  scores: number
  notes: number
  /** The language of their emails. */
  reads: Locale
  /** The skills of the CV, in its own words. */
  skills: string[]
}
const applicantRows = rowsOf({
  id: z.string(),
  userId: z.string(),
  status: z.enum(STATUSES),
  version: z.number(),
  number: z.number(),
  sentAt: z.string(),
  promisedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  score: z.nullable(z.number()),
  scores: z.number(),
  notes: z.number(),
  reads: z.enum(LOCALES),
  skills: z.array(z.string()),
})

/** Postgres extracts skills and languages, so that the whole CV stays in the database. */
const COLUMNS = sql.raw(`a.id, a.user_id as "userId", a.status, a.version, a.sent_at as "sentAt",
  a.promised_at as "promisedAt", a.answered_at as "answeredAt",
  array(select item ->> 'label' from jsonb_array_elements(a.cv -> 'sections') section,
      jsonb_array_elements(section -> 'items') item
    where section ->> 'name' in ('skills', 'languages')) as skills,
  (select u.language from users u where u.id = a.user_id) as reads,
  (select round(avg(s.score), 1)::float from application_scores s where s.application_id = a.id) as score,
  (select count(*)::int from application_scores s where s.application_id = a.id) as scores,
  (select count(*)::int from application_notes n where n.application_id = a.id) as notes`)

type Range = { opportunityId: string; status?: Status | undefined; after?: Place | undefined; limit: number }

/** Lists sent applications in the order of sending, from a place on. */
export async function listApplicantRows(
  db: Db,
  { opportunityId, status, after, limit }: Range,
): Promise<ApplicantRow[]> {
  const { rows } = await applicantRows(db)(sql`
    with numbered as (
      select id, sent_at, status, row_number() over (order by sent_at, id)::int as number
      from applications where opportunity_id = ${opportunityId} and sent_at is not null
    ), page as (
      select id, number from numbered
      where (${status ?? null}::text is null or status = ${status ?? null}::text)
        and ${after ? sql`(sent_at, id) > ${pageMark(after)}` : sql`true`}
      order by sent_at, id limit ${limit}
    )
    select ${COLUMNS}, page.number
    from page join applications a using (id) order by page.number`)
  return rows.map(read)
}

/** Finds a sent application with its place in the order of sending. */
export async function findApplicantRow(
  db: Db,
  { opportunityId, id }: { opportunityId: string; id: string },
): Promise<ApplicantRow | undefined> {
  const { rows } = await applicantRows(db)(sql`
    select ${COLUMNS}, (select count(*)::int from applications other
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
    select status, count(*)::int as count from applications
    where opportunity_id = ${opportunityId} and sent_at is not null group by status`)
  return rows
}

/** Returns letters for the export, by application; withdrawn ones no longer have any. */
export async function lettersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await lettersOfRows(db)(sql`
    select id, letter from applications where id = any(${sql.param([...ids])}::uuid[]) and status <> 'withdrawn'`)
  return new Map(rows.map(({ id, letter }) => [id, letter]))
}

function read(row: RowOf<typeof applicantRows>): ApplicantRow {
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...row,
    sentAt: new Date(row.sentAt),
    promisedAt: moment(row.promisedAt),
    answeredAt: moment(row.answeredAt),
  }
}
