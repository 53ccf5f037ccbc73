import { type SQL, sql } from '#platform/server/db/sql.ts'

/** The answers of a form that its readers see: all but deleted ones and those for things that hide theirs. */
export type Reading = { form: string; hidden: readonly string[] }

export const ofReading = (reading: Reading): SQL =>
  sql`${ofReadingOrDeleted(reading)} and s.deleted_at is null`

export const ofReadingOrDeleted = ({ form, hidden }: Reading): SQL =>
  hidden.length === 0
    ? sql`s.form_id = ${form}`
    : sql`s.form_id = ${form} and (s.use_id is null or s.use_id <> all(${sql.param(hidden)}::uuid[]))`
