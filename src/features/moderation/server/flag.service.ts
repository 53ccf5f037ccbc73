import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { promisedHours } from '../contract/promise.ts'
import { type Sign, URGENT_SIGNS } from '../contract/signs.ts'

const EXCERPT_MAX = 4000
const idRows = rowsOf({ id: z.string() })
const signRows = rowsOf({ sign: z.custom<Sign>() })

type Flagged = { kind: string; thing: string; author: string; text: string; signs: readonly Sign[] }

/**
 * Puts something before a moderator for what a program saw in it, in the transaction that writes it; nothing is hidden. Of
 * what somebody does many times, one open case is enough; what threatens somebody is one each.
 */
export async function flagThing(tx: Db, { kind, thing, author, text, signs }: Flagged): Promise<void> {
  if (signs.length === 0) return
  const { rows: open } = await signRows(tx)(sql`
    select distinct f.sign from moderation_flags f join moderation_cases c on c.id = f.case_id
    where c.author_id = ${author} and c.closed_at is null`)
  const known = new Set(open.map(({ sign }) => sign))
  if (signs.every((sign) => known.has(sign) && !URGENT_SIGNS.has(sign))) return
  const isUrgent = signs.some((sign) => URGENT_SIGNS.has(sign))
  const hours = promisedHours({ isUrgent, trust: { right: 0, judged: 0 } })
  const { rows } = await idRows(tx)(sql`
    insert into moderation_cases (id, kind, thing, author_id, excerpt, is_urgent, due_at)
    values (${newId()}, ${kind}, ${thing}, ${author}, ${text.slice(0, EXCERPT_MAX).toWellFormed()}, ${isUrgent},
      now() + make_interval(hours => ${hours}))
    on conflict (kind, thing) where closed_at is null do update
      set is_urgent = moderation_cases.is_urgent or excluded.is_urgent,
        due_at = least(moderation_cases.due_at, excluded.due_at)
    returning id`)
  await tx.execute<object>(sql`
    insert into moderation_flags (case_id, sign)
    select ${rows[0]!.id}, s from unnest(${sql.param([...signs])}::text[]) as s on conflict do nothing`)
}
