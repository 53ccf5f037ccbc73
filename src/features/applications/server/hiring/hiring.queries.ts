import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Locale, LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'

const blindRows = rowsOf({ blind: z.boolean() })
const applicationCountsRows = rowsOf({ id: z.string(), all: z.number(), fresh: z.number() })
const scoresOfRows = rowsOf({ userId: z.string(), by: z.string(), score: z.number() })

/** Returns true if applications are read without names, which is the default until somebody changes it. */
export async function isBlind(db: Db, opportunityId: string): Promise<boolean> {
  const { rows } = await blindRows(db)(
    sql`select blind from application_boards where opportunity_id = ${opportunityId}`,
  )
  return rows[0]?.blind ?? true
}

const personRows = rowsOf({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  language: z.enum(LOCALES),
})
export type PersonDetails = { name: string; email: string; phone: string | null; language: Locale }

/** Returns names and contacts of applicants, by user. */
export async function listPeopleOf(db: Db, userIds: readonly string[]): Promise<Map<string, PersonDetails>> {
  const { rows } = await personRows(db)(sql`
    select id, first_name || ' ' || last_name as name, email::text as email, phone_number as phone, language
    from users where id = any(${sql.param([...userIds])}::uuid[])`)
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** Counts the applications to each opportunity, and those that nobody has moved on yet. */
export async function listApplicationCounts(
  db: Db,
  opportunityIds: readonly string[],
): Promise<ReadonlyMap<string, { all: number; fresh: number }>> {
  const { rows } = await applicationCountsRows(db)(sql`
    select opportunity_id as id, count(*)::int as all, (count(*) filter (where status = 'sent'))::int as fresh
    from applications
    where opportunity_id = any(${sql.param([...opportunityIds])}::uuid[]) and sent_at is not null
    group by opportunity_id`)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

export async function saveScore(
  db: Db,
  { id, userId, score }: { id: string; userId: string; score: number | null },
): Promise<void> {
  await db.execute(
    score === null
      ? sql`delete from application_scores where application_id = ${id} and user_id = ${userId}`
      : sql`insert into application_scores (application_id, user_id, score) values (${id}, ${userId}, ${score})
          on conflict (application_id, user_id) do update set score = excluded.score, updated_at = now()`,
  )
}

export async function listScoresOf(db: Db, id: string) {
  const { rows } = await scoresOfRows(db)(sql`
    select s.user_id as "userId", u.first_name || ' ' || u.last_name as by, s.score
    from application_scores s join users u on u.id = s.user_id
    where s.application_id = ${id} order by s.updated_at, s.user_id`)
  return rows
}

const noteRows = rowsOf({
  id: z.string(),
  userId: z.nullable(z.string()),
  by: z.nullable(z.string()),
  text: z.string(),
  at: z.string(),
})
export type NoteRow = RowOf<typeof noteRows>

export async function listNotesOf(db: Db, id: string): Promise<NoteRow[]> {
  const { rows } = await noteRows(db)(sql`
    select n.id, n.user_id as "userId", u.first_name || ' ' || u.last_name as by, n.note as text, n.created_at as at
    from application_notes n left join users u on u.id = n.user_id
    where n.application_id = ${id} order by n.id`)
  return rows
}

export async function insertNote(
  db: Db,
  { id, userId, text }: { id: string; userId: string; text: string },
): Promise<string> {
  const note = newId()
  await db.execute(sql`
    insert into application_notes (id, application_id, user_id, note) values (${note}, ${id}, ${userId}, ${text})`)
  return note
}

export async function deleteNote(
  db: Db,
  { id, note, userId }: { id: string; note: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await db.execute<object>(sql`
    delete from application_notes where id = ${note} and application_id = ${id} and user_id = ${userId}`)
  return rowCount === 1
}
