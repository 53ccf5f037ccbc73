import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { ofReading, type Reading } from '../reading.ts'

export const fileRows = rowsOf({
  id: z.string(),
  form: z.string(),
  field: z.string(),
  submission: z.nullable(z.string()),
  name: z.string(),
  type: z.string(),
  size: z.number(),
})
export type FileRow = Awaited<ReturnType<typeof listFiles>>[number]
const idRows = rowsOf({ id: z.string() })
const numberedRows = rowsOf({ id: z.string(), name: z.string(), number: z.number() })

export async function listFiles(db: Db, condition: SQL) {
  const { rows } = await fileRows(db)(sql`
    select id, form_id as form, field, submission_id as submission, name, type, size from form_files
    where ${condition} order by created_at, id limit 1000`)
  return rows
}

export const listFilesByIds = (db: Db, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : listFiles(db, sql`id = any(${sql.param(ids)}::uuid[])`)
export const listFilesOfSubmission = (db: Db, submission: string) =>
  listFiles(db, sql`submission_id = ${submission}`)
export const listFilesOfMember = (db: Db, member: string) => listFiles(db, sql`member_id = ${member}`)

type NewFile = Omit<FileRow, 'submission'> & { member: string | null }

/**
 * Returns whether the files of the form, and of all forms of its organisation, are still within `bytes` together; one is
 * counted after the other.
 */
export async function insertFile(tx: Db, file: NewFile, bytes: number): Promise<boolean> {
  const { id, form, field, member, name, type, size } = file
  const forms = sql`select id from forms
    where id = ${form} or organisation_id = (select f.organisation_id from forms f where f.id = ${form})`
  await tx.execute(sql`${forms} order by id for update`)
  const { rows } = await idRows(tx)(sql`
    insert into form_files (id, form_id, field, member_id, name, type, size)
    select ${id}::uuid, ${form}::uuid, ${field}, ${member}::uuid, ${name}, ${type}, ${size}::int
    where ${size} + coalesce((select sum(size) from form_files where form_id in (${forms})), 0) <= ${bytes}
    returning id`)
  return rows.length > 0
}

/**
 * Gives waiting files to a submission and takes away those that it had before and has no longer. Returns whether all were still
 * there, and nobody else's.
 */
export async function claimFiles(
  tx: Db,
  { submission, ids }: { submission: string; ids: readonly string[] },
): Promise<boolean> {
  await tx.execute(sql`
    delete from form_files where submission_id = ${submission} and not (id = any(${sql.param(ids)}::uuid[]))`)
  if (ids.length === 0) return true
  const { rows } = await idRows(tx)(sql`
    update form_files set submission_id = ${submission}
    where id = any(${sql.param(ids)}::uuid[]) and (submission_id is null or submission_id = ${submission})
    returning id`)
  return rows.length === ids.length
}

type Numbered = Reading & { after: number; limit: number }

/** Lists the files of the next submissions that have any, by number. */
export async function listNumberedFiles(db: Db, { after, limit, ...reading }: Numbered) {
  const ofForm = ofReading(reading)
  const { rows } = await numberedRows(db)(sql`
    select f.id, f.name, s.number from form_files f join form_submissions s on s.id = f.submission_id
    where ${ofForm} and s.number in (
      select s.number from form_submissions s where ${ofForm} and s.number > ${after}
        and exists (select from form_files f where f.submission_id = s.id) order by s.number limit ${limit})
    order by s.number, f.created_at, f.id`)
  return rows
}

/** Deletes files that were never sent and that no draft names any more. */
export async function deleteForgotten(db: Db, days: number): Promise<void> {
  await db.execute(sql`
    delete from form_files f where f.submission_id is null and f.created_at < now() - make_interval(days => ${days})
      and not exists (select from form_drafts d where d.form_id = f.form_id
        and d.typed -> f.field @? (${'$[*] ? (@ starts with "'} || f.id || '.")')::jsonpath)`)
}
