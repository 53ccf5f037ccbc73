import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { AttachedFile } from '../contract/attached.ts'
import { announceCase } from './announce.ts'

const EXCERPT_MAX = 4000

const idRows = rowsOf({ id: z.string() })

type Opened = {
  kind: string
  thing: string
  author: string | null
  text: string
  attached?: readonly AttachedFile[] | undefined
  isUrgent: boolean
  /** Hours from now until a decision is due. */
  hours: number
}

/**
 * Returns the open case of a reported item, creating it if needed. Keeps the earlier due date. Locks the case, so a
 * concurrent decision waits for this report.
 */
export async function getOrInsertCase(tx: Db, opened: Opened): Promise<string> {
  const { kind, thing, author, text, attached = [], isUrgent, hours } = opened
  const { rows } = await idRows(tx)(sql`
    insert into moderation_cases (id, kind, thing, author_id, excerpt, attached, is_urgent, due_at)
    values (${newId()}, ${kind}, ${thing}, ${author}, ${text.slice(0, EXCERPT_MAX).toWellFormed()},
      ${JSON.stringify(attached)}::jsonb, ${isUrgent}, now() + make_interval(hours => ${hours}))
    on conflict (kind, thing) where closed_at is null do update
      set is_urgent = moderation_cases.is_urgent or excluded.is_urgent,
        due_at = least(moderation_cases.due_at, excluded.due_at)
    returning id`)
  const { id } = rows[0]!
  await announceCase(tx, id)
  return id
}
