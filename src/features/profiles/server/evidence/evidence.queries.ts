import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { EvidenceKind } from '../../contract/evidence.ts'

const idRows = rowsOf({ id: z.string() })
const countRows = rowsOf({ count: z.number() })

const storedEvidenceRows = rowsOf({
  id: z.string(),
  subject: z.string(),
  kind: z.custom<EvidenceKind>(),
  entry: z.nullable(z.string()),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  url: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  createdAt: z.string(),
})
export type StoredEvidence = RowOf<typeof storedEvidenceRows>

type NewEvidence = Omit<StoredEvidence, 'id' | 'createdAt'> & { userId: string; source: string }

/** Keeps a proof; the same one again is the one that is there. */
export async function storeEvidence(db: Db, input: NewEvidence): Promise<string> {
  const { userId, subject, kind, entry, title, url, amount, source } = input
  const { rows } = await idRows(db)(sql`
    insert into skill_evidence (id, user_id, subject, kind, entry_id, title, url, amount, source)
    values (${newId()}, ${userId}, ${subject}, ${kind}, ${entry}, ${JSON.stringify(title)}::jsonb, ${url}, ${amount}, ${source})
    on conflict (user_id, subject, source) do update
      set title = excluded.title, url = excluded.url, amount = excluded.amount
    returning id`)
  return rows[0]?.id ?? ''
}

export async function listStoredEvidence(db: Db, userId: string): Promise<StoredEvidence[]> {
  const { rows } = await storedEvidenceRows(db)(sql`
    select id, subject, kind, entry_id as entry, title, url, amount,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from skill_evidence where user_id = ${userId} order by created_at, id`)
  return rows
}

export async function countEvidence(db: Db, userId: string, subject: string): Promise<number> {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from skill_evidence where user_id = ${userId} and subject = ${subject}`)
  return rows[0]?.count ?? 0
}

export async function deleteEvidence(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await idRows(db)(
    sql`delete from skill_evidence where id = ${id} and user_id = ${userId} returning id`,
  )
  return rows.length > 0
}
