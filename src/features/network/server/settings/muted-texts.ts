import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { MUTED_KINDS, mutedMatcher } from '../../contract/muted-words.ts'

const wordRows = rowsOf({ member: z.string(), kind: z.enum(MUTED_KINDS), folded: z.string() })

/** Returns the members who have muted a word of this text. */
export async function mutedTexts(
  db: Db,
  { members, text }: { members: readonly string[]; text: string },
): Promise<Set<string>> {
  if (text === '') return new Set()
  const { rows } = await wordRows(db)(sql`
    select user_id as member, kind, folded from muted_words
    where user_id = any(${sql.param([...members])}::uuid[])`)
  const muted = Map.groupBy(rows, ({ member }) => member)
  return new Set([...muted].flatMap(([member, words]) => (mutedMatcher(words)(text) ? [member] : [])))
}

/** Returns a function that finds what this member has muted in a text. */
export async function mutedTextOf(db: Db, member: string): Promise<(text: string) => boolean> {
  const { rows } = await wordRows(db)(sql`
    select user_id as member, kind, folded from muted_words where user_id = ${member}`)
  return mutedMatcher(rows)
}
