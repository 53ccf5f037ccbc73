import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import {
  type ListedWord,
  WORDS_MOST,
  type WordForm,
  type WordLanguage,
  type WordSign,
} from '../../contract/words/listed-word.ts'
import { type Change, inForce, listsOf } from '../../contract/words/word-lists.ts'
import type { WordLists } from '../../contract/words/matching.ts'

const changeRows = rowsOf({
  sign: z.custom<WordSign>(),
  language: z.custom<WordLanguage>(),
  word: z.string(),
  form: z.custom<WordForm>(),
  isOn: z.boolean(),
})
const storedRows = rowsOf({
  sign: z.custom<WordSign>(),
  language: z.custom<WordLanguage>(),
  word: z.string(),
  form: z.custom<WordForm>(),
  isOn: z.boolean(),
  by: z.nullable(z.string()),
  at: timestamp,
})
export type StoredWord = RowOf<typeof storedRows>

/** Lists the words that staff have changed, each with its admin. */
export async function listWords(db: Db): Promise<StoredWord[]> {
  const { rows } = await storedRows(db)(sql`
    select w.sign, w.language, w.word, w.form, w.is_on as "isOn", w.changed_at as at,
      u.first_name || ' ' || u.last_name as by
    from moderation_words w left join users u on u.id = w.changed_by order by w.sign, w.language, w.folded`)
  return rows
}

let compiled: { of: string; lists: WordLists } | undefined

/** Returns the current lists; cached until they change. */
export async function getWordLists(db: Db): Promise<WordLists> {
  const { rows } = await changeRows(db)(sql`
    select sign, language, word, form, is_on as "isOn" from moderation_words order by sign, language, folded`)
  const of = JSON.stringify(rows)
  if (compiled?.of !== of) compiled = { of, lists: listsOf(inForce(rows)) }
  return compiled.lists
}

/** Returns false if the lists are full. */
export async function saveWordRow(tx: Db, { by, ...change }: Change & { by: string }): Promise<boolean> {
  const { sign, language, word, form, isOn } = change
  await tx.execute<object>(sql`select pg_advisory_xact_lock(hashtext('moderation_words'))`)
  const { rowCount } = await tx.execute<object>(sql`
    insert into moderation_words (sign, language, folded, word, form, is_on, changed_by)
    select ${sign}, ${language}, ${fold(word)}, ${word}, ${form}, ${isOn}, ${by}
    where (select count(*) from moderation_words) < ${WORDS_MOST}
      or exists (select from moderation_words
        where sign = ${sign} and language = ${language} and folded = ${fold(word)})
    on conflict (sign, language, folded) do update set word = excluded.word, form = excluded.form,
      is_on = excluded.is_on, changed_by = excluded.changed_by, changed_at = now()`)
  return rowCount === 1
}

export async function deleteWord(
  tx: Db,
  { sign, language, word }: Omit<ListedWord, 'form'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(sql`
    delete from moderation_words where sign = ${sign} and language = ${language} and folded = ${fold(word)}`)
  return rowCount === 1
}
