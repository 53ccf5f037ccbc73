import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { Reader } from '../contract/submissions.endpoints.ts'
import { ofReading } from './reading.ts'
import type { Some } from './submissions.queries.ts'

const readerRows = rowsOf({ id: z.string(), name: z.string() })
const idRows = rowsOf({ id: z.string() })

const STAFF = sql`u.role = 'ADMIN' and (u.has_global_permissions or 'content' = any(u.admin_scopes))`

/** Lists the staff who read the answers to forms of the house. */
export async function listStaffReaders(db: Db): Promise<Reader[]> {
  const { rows } = await readerRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name
    from users u join active_members m on m.id = u.id where ${STAFF}`)
  return rows
}

/** Lists those of some members who are active, with their names. */
export async function listNamesOf(db: Db, ids: readonly string[]): Promise<Reader[]> {
  const { rows } = await readerRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name
    from users u join active_members m on m.id = u.id where u.id = any(${sql.param(ids)}::uuid[])`)
  return rows
}

/** Lists staff who hear of new answers to a form: who made it, and those who have some of its answers on themselves. */
export async function listNotifiedStaff(db: Db, form: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select u.id from users u join active_members m on m.id = u.id
    where ${STAFF} and (
      exists (select from forms f where f.id = ${form} and f.created_by = u.id)
      or exists (select from form_submissions s where s.form_id = ${form} and s.assigned_to = u.id))`)
  return rows.map(({ id }) => id)
}

/** Stores who reads some submissions; returns the ids of those that somebody else, or nobody, read before. */
export async function updateReader(
  tx: Db,
  { ids, reader, ...reading }: Some & { reader: string | null },
): Promise<string[]> {
  const { rows } = await idRows(tx)(sql`
    update form_submissions s set assigned_to = ${reader}
    where ${ofReading(reading)} and id = any(${sql.param(ids)}::uuid[]) and assigned_to is distinct from ${reader}::uuid
    returning id`)
  return rows.map(({ id }) => id)
}
