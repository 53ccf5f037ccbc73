import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Replaced } from '#features/profiles/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { Proposal } from '../contract/proposal.ts'

export type Draft = Omit<Proposal, 'id' | 'expiresAt'>

const importRows = rowsOf({
  id: z.string(),
  proposal: z.custom<Draft>(),
  createdAt: timestamp,
  expiresAt: timestamp,
  undo: z.nullable(z.custom<Replaced>()),
  undoUntil: z.nullable(timestamp),
})

const IMPORT = sql`id, proposal, created_at as "createdAt", expires_at as "expiresAt", undo,
  undo_until as "undoUntil"`

/** Stores the proposal of a newer CV for 7 days, in place of the older one. */
export async function saveProposal(
  db: Db,
  { userId, id, proposal }: { userId: string; id: string; proposal: Draft },
) {
  const { rows } = await importRows(db)(sql`
    insert into cv_imports (user_id, id, proposal, created_at, expires_at)
    values (${userId}, ${id}, ${JSON.stringify(proposal)}::jsonb, now(), now() + interval '7 days')
    on conflict (user_id) do update set id = excluded.id, proposal = excluded.proposal,
      created_at = excluded.created_at, expires_at = excluded.expires_at, undo = null, undo_until = null
    returning ${IMPORT}`)
  return rows[0]!
}

export async function findImport(db: Db, userId: string) {
  const { rows } = await importRows(db)(sql`
    select ${IMPORT} from cv_imports where user_id = ${userId} and expires_at > now()`)
  return rows[0]
}

const undoRows = rowsOf({ id: z.string(), undo: z.nullable(z.custom<Replaced>()), isUndoable: z.boolean() })

/** Selects the import and locks it until the transaction ends. */
export async function lockImport(tx: Db, userId: string) {
  const { rows } = await undoRows(tx)(sql`
    select id, undo, coalesce(undo_until > now(), false) as "isUndoable"
    from cv_imports where user_id = ${userId} and expires_at > now() for update`)
  return rows[0]
}

const untilRows = rowsOf({ undoUntil: timestamp })

/** Stores the replaced content beside the proposal for ten minutes, for an undo; returns when they end. */
export async function saveUndo(tx: Db, userId: string, undo: Replaced): Promise<Date> {
  const { rows } = await untilRows(tx)(sql`
    update cv_imports
    set undo = ${JSON.stringify(undo)}::jsonb, undo_until = now() + interval '10 minutes'
    where user_id = ${userId} returning undo_until as "undoUntil"`)
  return new Date(rows[0]?.undoUntil ?? Date.now())
}

export async function deleteUndo(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`update cv_imports set undo = null, undo_until = null where user_id = ${userId}`)
}

export async function deleteImport(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from cv_imports where user_id = ${userId}`)
}

export async function deleteExpiredImports(db: Db): Promise<void> {
  await db.execute(sql`delete from cv_imports where expires_at < now()`)
  await db.execute(sql`update cv_imports set undo = null, undo_until = null where undo_until < now()`)
}
