import * as z from 'zod/mini'
import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '../db/database.ts'
import { type RowOf, rowsOf } from '../db/rows-of.ts'
import { bytes, logColumns, SELECT_LOG } from './seals.queries.ts'

const sealRows = rowsOf({
  number: z.string(),
  entry_id: z.string(),
  actor: z.nullable(bytes),
  origin: bytes,
  person: z.nullable(bytes),
  words: bytes,
  rest: bytes,
  salt: z.nullable(bytes),
  digest: bytes,
})
const logRows = rowsOf(logColumns)
const strayRows = rowsOf({ id: z.string() })
const numberRows = rowsOf({ number: z.string() })
const countRows = rowsOf({ n: z.string() })
const tableRows = rowsOf({ is_there: z.boolean() })

export type SealRow = RowOf<typeof sealRows>

/** Older releases, and backups of them that no release has started on since, have no seals. */
export async function hasSeals(db: Db): Promise<boolean> {
  const { rows } = await tableRows(db)(sql`select to_regclass('audit_seals') is not null as is_there`)
  return rows[0]!.is_there
}

export async function listSeals(db: Db, { after, limit }: { after: string; limit: number }) {
  const { rows } = await sealRows(db)(sql`
    select number::text as number, entry_id, actor_digest as actor, origin_digest as origin, person_digest as person,
      words_digest as words, rest_digest as rest, salt, digest
    from audit_seals where number > ${after}::bigint order by audit_seals.number limit ${limit}`)
  return rows
}

export async function listLogRows(db: Db, ids: readonly string[]) {
  const { rows } = await logRows(db)(
    sql`select ${SELECT_LOG} from audit_entries e where e.id = any(${sql.param(ids)}::uuid[])`,
  )
  return rows
}

/** Finds a row of the log that has no seal and waits for none. */
export async function findStray(db: Db): Promise<string | undefined> {
  const { rows } = await strayRows(db)(sql`
    select e.id from audit_entries e
    where not exists (select from audit_seals s where s.entry_id = e.id)
      and not exists (select from audit_waiting w where w.entry_id = e.id)
    order by e.id limit 1`)
  return rows[0]?.id
}

/** Finds what waits for a seal without being in the log. */
export async function findLost(db: Db): Promise<string | undefined> {
  const { rows } = await strayRows(db)(sql`
    select w.entry_id as id from audit_waiting w
    where not exists (select from audit_entries e where e.id = w.entry_id) order by 1 limit 1`)
  return rows[0]?.id
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await countRows(db)(sql`select count(*)::text as n from audit_waiting`)
  return Number(rows[0]!.n)
}

/**
 * Finds a row that forgot somebody whose account is still there: only the end of an account makes it forget. One whose end
 * is due may be half gone, if a feature could not erase its part yet.
 */
export async function findWronglyForgetful(db: Db): Promise<string | undefined> {
  const { rows } = await numberRows(db)(sql`
    with people as (select sha256(convert_to('audit-person:' || id::text, 'UTF8')) as digest from users
      where delete_after is null or delete_after > now())
    select min(number)::text as number from (
      select s.number from audit_seals s join audit_entries e on e.id = s.entry_id join people on people.digest = s.actor_digest
      where e.actor_id is null
      union all
      select s.number from audit_seals s join audit_entries e on e.id = s.entry_id join people on people.digest = s.person_digest
      where e.person_id is null) wrong having count(*) > 0`)
  return rows[0]?.number
}
