import { createHash } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { foldedWords } from '#platform/contract/fold.ts'
import { stemBhs } from '#platform/contract/fold-stem-bhs.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { engineOf } from './engine-of.ts'
import type { Answers } from './engine/engine-pool.ts'

const misreadRows = rowsOf({ words: z.string(), skill: z.string() })

/** Returns the engine's skills in a text, without those that enough people have rejected for the same words. */
export async function readSkills(services: Services, text: string): Promise<Answers['extract']> {
  const mentions = await engineOf(services).ask({ ask: 'extract', text })
  if (mentions.length === 0) return mentions
  const keyed = mentions.map((one) => ({ one, key: wordsKey(text.slice(one.start, one.end)) }))
  const misread = await findMisread(
    services.db,
    keyed.map(({ key }) => key),
  )
  return keyed.flatMap(({ one, key }) => (misread.has(`${key} ${one.id}`) ? [] : [one]))
}

/** Returns one key for all forms of the same words, in either script; the words cannot be recovered from it. */
export function wordsKey(words: string): string {
  return createHash('sha256').update(foldedWords(words).map(stemBhs).join(' ')).digest('base64url')
}

async function findMisread(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await misreadRows(db)(sql`
    select words, skill_id as skill from misread_words
    where words in (select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`)
  return new Set(rows.map(({ words, skill }) => `${words} ${skill}`))
}
