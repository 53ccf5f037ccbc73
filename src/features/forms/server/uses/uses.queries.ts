import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Answers } from '../../contract/rules/answers.ts'
import type { About } from './about.ts'

const useRows = rowsOf({
  id: z.string(),
  form: z.string(),
  slug: z.string(),
  kind: z.string(),
  about: z.string(),
})
const choiceRows = rowsOf({ slug: z.string(), title: z.custom<Bilingual>() })
const countRows = rowsOf({ count: z.number() })
const formRows = rowsOf({ form: z.string() })

const USED = sql`select u.id, u.form_id as form, f.slug, u.about_kind as kind, u.about_id as about
  from form_uses u join forms f on f.id = u.form_id`

/** Returns the form that something uses now. */
export async function findUseOf(db: Db, { kind, id }: About) {
  const { rows } = await useRows(db)(
    sql`${USED} where u.about_kind = ${kind} and u.about_id = ${id} and u.ended_at is null`,
  )
  return rows[0]
}

/** Returns a use of a form, unless another form has taken its place. */
export async function findUse(db: Db, { id, form }: { id: string; form: string }) {
  const { rows } = await useRows(db)(
    sql`${USED} where u.id = ${id} and u.form_id = ${form} and u.ended_at is null`,
  )
  return rows[0]
}

const ofFormRows = rowsOf({ id: z.string(), kind: z.string(), about: z.string() })

/** Lists all that a form was ever used for. */
export async function listUsesOf(db: Db, form: string) {
  const { rows } = await ofFormRows(db)(
    sql`select id, about_kind as kind, about_id as about from form_uses where form_id = ${form}`,
  )
  return rows
}

const submissionUseRows = rowsOf({ use: z.nullable(z.string()) })

export async function findUseOfSubmission(db: Db, submission: string): Promise<string | null> {
  const { rows } = await submissionUseRows(db)(
    sql`select use_id as use from form_submissions where id = ${submission}`,
  )
  return rows[0]?.use ?? null
}

type Choosing = { all: boolean; organisation: string | null; use: string | null }

/** Lists published forms: of the house those that are offered or all, of the organisation its own; and the one in use. */
export async function listChoices(db: Db, { all, organisation, use }: Choosing) {
  const { rows } = await choiceRows(db)(sql`
    select f.slug, v.content -> 'title' as title from forms f
      join form_versions v on v.form_id = f.id and v.number = f.published
    where (f.archived_at is null and f.hidden_at is null and case when f.organisation_id is null then f.offered or ${all}
      else f.organisation_id = ${organisation} end) or f.slug = ${use}
    order by f.updated_at desc, f.id desc limit 200`)
  return rows
}

export async function saveUse(tx: Db, { kind, id }: About, form: string | null): Promise<void> {
  await tx.execute(sql`
    update form_uses set ended_at = now()
    where about_kind = ${kind} and about_id = ${id} and ended_at is null and form_id is distinct from ${form}::uuid`)
  if (form === null) return
  await tx.execute(sql`
    insert into form_uses (id, form_id, about_kind, about_id) values (${newId()}, ${form}, ${kind}, ${id})
    on conflict (about_kind, about_id) where ended_at is null do nothing`)
}

const ofAbout = ({ kind, id }: About): SQL =>
  sql`s.deleted_at is null and s.use_id in (select u.id from form_uses u where u.about_kind = ${kind} and u.about_id = ${id})`

export async function countUseSubmissions(db: Db, about: About): Promise<number> {
  const { rows } = await countRows(db)(
    sql`select count(*)::int as count from form_submissions s where ${ofAbout(about)}`,
  )
  return rows[0]?.count ?? 0
}

/** Lists the forms with which something was answered. */
export async function listUsedForms(db: Db, about: About): Promise<string[]> {
  const { rows } = await formRows(db)(sql`
    select distinct s.form_id as form from form_submissions s where ${ofAbout(about)}`)
  return rows.map(({ form }) => form)
}

const usedRows = rowsOf({
  id: z.string(),
  number: z.number(),
  member: z.nullable(z.string()),
  answers: z.custom<Answers>(),
  sentAt: timestamp,
  clearedAt: z.nullable(timestamp),
})

export async function listUsedRows(
  db: Db,
  about: About,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  const { rows } = await usedRows(db)(sql`
    select s.id, s.number, m.first_name || ' ' || m.last_name as member, s.answers, s.created_at as "sentAt",
      s.cleared_at as "clearedAt"
    from form_submissions s left join users m on m.id = s.member_id
    where ${ofAbout(about)} ${after ? sql`and (s.created_at, s.id) < ${pageMark(after)}` : sql``}
    order by s.created_at desc, s.id desc limit ${limit}`)
  return rows.map(({ sentAt, clearedAt, ...row }) => ({
    ...row,
    sentAt: toIso(sentAt),
    clearedAt: toIso(clearedAt),
  }))
}

/** Returns the form of a submission that came for this thing. */
export async function findFormOfUsed(db: Db, about: About, submission: string): Promise<string | undefined> {
  const { rows } = await formRows(db)(sql`
    select s.form_id as form from form_submissions s where s.id = ${submission} and ${ofAbout(about)}`)
  return rows[0]?.form
}
