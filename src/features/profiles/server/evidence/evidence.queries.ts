import { sql } from '#platform/server/db/sql.ts'
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
  by: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  entry: z.nullable(z.string()),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  words: z.string(),
  url: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  createdAt: z.string(),
})
export type StoredEvidence = RowOf<typeof storedEvidenceRows>

type NewEvidence = Omit<StoredEvidence, 'id' | 'createdAt' | 'by' | 'photo'> & {
  userId: string
  source: string
  byId?: string | undefined
}

/** Stores evidence; a repeated call returns the existing one. */
export async function saveEvidence(db: Db, input: NewEvidence): Promise<string> {
  const { userId, subject, kind, entry, title, words, url, amount, source, byId = null } = input
  const { rows } = await idRows(db)(sql`
    insert into skill_evidence (id, user_id, subject, kind, entry_id, title, words, url, amount, source, by_id)
    values (${newId()}, ${userId}, ${subject}, ${kind}, ${entry}, ${JSON.stringify(title)}::jsonb, ${words}, ${url}, ${amount}, ${source}, ${byId})
    on conflict (user_id, subject, source) do update
      set title = excluded.title, words = excluded.words, url = excluded.url, amount = excluded.amount
    returning id`)
  return rows[0]?.id ?? ''
}

/** Lists evidence, without confirmations by people who left or whom a block separates from the viewer. */
export async function listStoredEvidence(
  db: Db,
  userId: string,
  viewer: string | null = null,
): Promise<StoredEvidence[]> {
  const { rows } = await storedEvidenceRows(db)(sql`
    select e.id, e.subject, e.kind, e.entry_id as entry, e.title, e.words, e.url, e.amount,
      u.first_name || ' ' || u.last_name as by, photo.id as photo,
      to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from skill_evidence e left join active_members a on a.id = e.by_id left join users u on u.id = a.id
    left join published_profiles p on p.user_id = u.id
    left join profile_pictures photo on photo.user_id = p.user_id and photo.kind = 'photo'
    where e.user_id = ${userId} and (e.by_id is null or (a.id is not null and not exists (
      select from blocked_pairs b where b.member_id = ${viewer}::uuid and b.other_id = e.by_id)))
    order by e.created_at, e.id`)
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

const sourceRows = rowsOf({ source: z.string() })

/** Lists the sources of evidence that others gave a member, without those that its owner has removed. */
export async function listSourcesOfOthers(db: Db, userId: string): Promise<Set<string>> {
  const { rows } = await sourceRows(db)(
    sql`select source from skill_evidence where user_id = ${userId} and by_id is not null`,
  )
  return new Set(rows.map(({ source }) => source))
}

/** Deletes evidence given by others, for whomever it was. */
export async function deleteBySources(db: Db, sources: readonly string[]): Promise<void> {
  await db.execute<object>(
    sql`delete from skill_evidence where source = any(${sql.param([...sources])}::text[]) and by_id is not null`,
  )
}
