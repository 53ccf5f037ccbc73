import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import type { AuditValues } from '#platform/server/audit/record-audit.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { AuditEntry } from '../../contract/audit.endpoints.ts'
import { wordsOf } from '../query-words.ts'

type Change = Omit<AuditEntry['changes'][number], 'label'>
/** A stored entry, before it is put into words. */
export type RecordedEntry = Omit<AuditEntry, 'title' | 'changes'> & { changes: Change[] }

export type AuditFilter = {
  query?: string | undefined
  area?: string | undefined
  by?: string | undefined
  person?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const entryRows = rowsOf({
  id: z.string(),
  at: timestamp,
  action: z.string(),
  actor_id: z.nullable(z.string()),
  actor: z.nullable(z.string()),
  person_id: z.nullable(z.string()),
  person: z.nullable(z.string()),
  subject_kind: z.string(),
  subject_id: z.string(),
  subject: z.string(),
  before: z.nullable(z.custom<AuditValues>()),
  after: z.nullable(z.custom<AuditValues>()),
  reason: z.string(),
  device: z.string(),
  origin: z.nullable(z.string()),
})

/** Finds entries, newest first by the time in the id. */
export async function listAuditEntries(
  db: Db,
  { after, limit, ...filter }: AuditFilter & { after?: string | undefined; limit: number },
): Promise<RecordedEntry[]> {
  const where = [...conditions(filter), ...(after ? [sql`e.id < ${after}::uuid`] : [])]
  const { rows } = await entryRows(db)(sql`
    select e.id, e.at, e.action, e.actor_id, ${fullName('a')} as actor, e.person_id, ${fullName('p')} as person,
      e.subject_kind, e.subject_id, coalesce(${fullName('s')}, e.subject) as subject, e.before, e.after, e.reason, e.device,
      left(encode(e.address_digest, 'hex'), 12) as origin
    from audit_entries e left join users a on a.id = e.actor_id left join users p on p.id = e.person_id
      left join users s on s.id = case when e.subject_kind = 'account' then e.subject_id::uuid end
    where ${where.length > 0 ? sql.join(where, sql` and `) : sql`true`}
    order by e.id desc limit ${limit}`)
  return rows.map(shape)
}

function fullName(table: 'a' | 'p' | 's'): SQL {
  return sql.raw(`${table}.first_name || ' ' || ${table}.last_name`)
}

function shape(row: RowOf<typeof entryRows>): RecordedEntry {
  const {
    actor_id,
    actor,
    person_id,
    person,
    subject_kind,
    subject_id,
    subject,
    at,
    before,
    after,
    ...rest
  } = row
  return {
    ...rest,
    at: toIso(at),
    by: actor_id === null ? null : { id: actor_id, name: actor ?? '' },
    person: person_id === null ? null : { id: person_id, name: person ?? '' },
    subject: { kind: subject_kind, id: subject_id, name: subject },
    changes: changesOf(before ?? {}, after ?? {}),
  }
}

function changesOf(before: AuditValues, after: AuditValues): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({ name, before: text(before[name]), after: text(after[name]) }))
}

function text(value: AuditValues[string] | undefined): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? value.join(', ') : String(value)
}

function conditions({ query, area, by, person, from, to }: AuditFilter): SQL[] {
  return [
    ...wordsOf(query).map(matches),
    ...(area ? [sql`e.action like ${`${area}.%`}`] : []),
    ...(by ? [sql`e.actor_id = ${by}::uuid`] : []),
    ...(person ? [sql`e.person_id = ${person}::uuid`] : []),
    ...(from ? [sql`e.at >= (${from}::date::timestamp at time zone ${TIME_ZONE})`] : []),
    ...(to ? [sql`e.at < ((${to}::date + 1)::timestamp at time zone ${TIME_ZONE})`] : []),
  ]
}

function matches(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql`search_fold(concat_ws(' ', a.first_name, a.last_name, a.email::text, p.first_name, p.last_name,
    p.email::text, e.action, e.subject, e.reason)) like search_fold(${pattern})`
}
