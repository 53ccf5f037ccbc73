import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { promisedHours } from '../contract/promise.ts'
import { type Sign, URGENT_SIGNS } from '../contract/signs.ts'
import { getOrInsertCase } from './cases.queries.ts'

const signRows = rowsOf({ sign: z.custom<Sign>() })

type Flagged = { kind: string; thing: string; author: string; text: string; signs: readonly Sign[] }

/**
 * Puts a text before a moderator for its signs, in the transaction that stores it; hides nothing. One open case per author
 * is enough for repeated signs; threats get one each.
 */
export async function flagThing(tx: Db, { kind, thing, author, text, signs }: Flagged): Promise<void> {
  if (signs.length === 0) return
  const { rows: open } = await signRows(tx)(sql`
    select distinct f.sign from moderation_flags f join moderation_cases c on c.id = f.case_id
    where c.author_id = ${author} and c.closed_at is null`)
  const openSigns = new Set(open.map(({ sign }) => sign))
  if (signs.every((sign) => openSigns.has(sign) && !URGENT_SIGNS.has(sign))) return
  const isUrgent = signs.some((sign) => URGENT_SIGNS.has(sign))
  const hours = promisedHours({ isUrgent, trust: { right: 0, judged: 0 } })
  const id = await getOrInsertCase(tx, { kind, thing, author, text, isUrgent, hours })
  await tx.execute<object>(sql`
    insert into moderation_flags (case_id, sign)
    select ${id}, s from unnest(${sql.param([...signs])}::text[]) as s on conflict do nothing`)
}
