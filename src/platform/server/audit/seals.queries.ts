import * as z from 'zod/mini'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { LogRow, Seal } from './seal.ts'

export const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value))
export const logColumns = {
  id: z.string(),
  at: z.string(),
  action: z.string(),
  actor_id: z.nullable(z.string()),
  person_id: z.nullable(z.string()),
  subject_kind: z.string(),
  subject_id: z.string(),
  subject: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  reason: z.string(),
  device: z.string(),
  address_digest: z.nullable(bytes),
}
export const SELECT_LOG: SQL = sql`e.id, (extract(epoch from e.at) * 1000)::bigint::text as at, e.action, e.actor_id,
  e.person_id, e.subject_kind, e.subject_id, e.subject, e.before::text as before, e.after::text as after, e.reason,
  e.device, e.address_digest`

const logRows = rowsOf(logColumns)
const lastRows = rowsOf({ number: z.string(), digest: bytes })
const lockRows = rowsOf({ free: z.boolean() })

/** Takes the only place for who gives numbers, until the transaction ends; false where somebody else has it. */
export async function lockSeals(tx: Db): Promise<boolean> {
  const { rows } = await lockRows(tx)(
    sql`select pg_try_advisory_xact_lock(hashtextextended('audit.seals', 0)) as free`,
  )
  return rows[0]!.free
}

/** Finds the newest seal. */
export async function findLastSeal(db: Db): Promise<{ number: number; digest: Buffer } | undefined> {
  const { rows } = await lastRows(db)(
    sql`select s.number::text as number, s.digest from audit_seals s order by s.number desc limit 1`,
  )
  return rows[0] && { number: Number(rows[0].number), digest: rows[0].digest }
}

/**
 * Takes rows that are committed and wait, the oldest first. Rows that an ending account is forgetting at this moment stay
 * for the next time: waiting for them would let the two wait for each other.
 */
export async function claimWaiting(tx: Db, limit: number): Promise<LogRow[]> {
  const { rows } = await logRows(tx)(sql`
    select ${SELECT_LOG} from audit_waiting w join audit_entries e on e.id = w.entry_id
    order by w.entry_id limit ${limit} for share of e skip locked`)
  return rows
}

export async function insertSeals(tx: Db, seals: readonly Seal[]): Promise<void> {
  const column = (name: keyof Seal) => sql.param(seals.map((seal) => seal[name]))
  await tx.execute(sql`
    insert into audit_seals (number, entry_id, actor_digest, origin_digest, person_digest, words_digest,
      rest_digest, salt, digest)
    select * from unnest(${column('number')}::bigint[], ${column('entryId')}::uuid[], ${column('actor')}::bytea[],
      ${column('origin')}::bytea[], ${column('person')}::bytea[], ${column('words')}::bytea[],
      ${column('rest')}::bytea[], ${column('salt')}::bytea[], ${column('digest')}::bytea[])`)
  await tx.execute(sql`delete from audit_waiting where entry_id = any(${column('entryId')}::uuid[])`)
}
