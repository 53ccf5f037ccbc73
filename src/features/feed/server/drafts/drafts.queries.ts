import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { DRAFTS_MAX, type SavedDraft, type DraftContent } from '../../contract/drafts.endpoints.ts'

const idRows = rowsOf({ id: z.string() })
const versionRows = rowsOf({ version: z.int() })
const lockedRows = rowsOf({ author: z.string(), version: z.int(), isSame: z.boolean() })
const draftRows = rowsOf({
  id: z.string(),
  draft: z.custom<DraftContent>(),
  version: z.int(),
  updatedAt: timestamp,
})

type Draft = { id: string; author: string; draft: DraftContent }

/** Lists the drafts of an author, the last one first. */
export async function listDrafts(db: Db, author: string): Promise<SavedDraft[]> {
  const { rows } = await draftRows(db)(sql`
    select id, draft, version, updated_at as "updatedAt" from feed_drafts where author_id = ${author}
    order by updated_at desc, id limit ${DRAFTS_MAX}`)
  return rows.map((row) => ({ ...row, updatedAt: toIso(row.updatedAt) }))
}

/** Locks a draft, and says whether it holds the same already. */
export async function lockDraft(tx: Db, { id, draft }: Omit<Draft, 'author'>) {
  const { rows } = await lockedRows(tx)(sql`
    select author_id as author, version, draft = ${JSON.stringify(draft)}::jsonb as "isSame"
    from feed_drafts where id = ${id} for update`)
  return rows[0]
}

export async function insertDraft(tx: Db, { id, author, draft }: Draft): Promise<void> {
  await tx.execute(sql`
    insert into feed_drafts (id, author_id, draft) values (${id}, ${author}, ${JSON.stringify(draft)}::jsonb)`)
}

/** @returns the new version */
export async function updateDraft(tx: Db, { id, draft }: Omit<Draft, 'author'>): Promise<number> {
  const { rows } = await versionRows(tx)(sql`
    update feed_drafts set draft = ${JSON.stringify(draft)}::jsonb, version = version + 1, updated_at = now()
    where id = ${id} returning version`)
  return rows[0]?.version ?? 0
}

/** @returns whether there was one of this author */
export async function deleteDraft(tx: Db, { id, author }: { id: string; author: string }): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    delete from feed_drafts where id = ${id} and author_id = ${author} returning id`)
  return rows.length > 0
}
