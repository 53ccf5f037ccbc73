import { fold } from '#platform/contract/fold.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { problems } from '../../contract/problems.ts'
import type { Sign } from '../../contract/signs.ts'
import { BUILT_IN } from '../../contract/words/built-in.ts'
import { type ListedWord, WORD_MIN_LETTERS } from '../../contract/words/listed-word.ts'
import { matcherOf } from '../../contract/words/matching.ts'
import { inForce, keyOf, listsOf } from '../../contract/words/word-lists.ts'
import type { ListedEntry } from '../../contract/words.endpoints.ts'
import { textSigns } from '../../contract/text-signs.ts'
import { deleteWord, listWords as listWordRows, saveWordRow } from './words.queries.ts'

const BUILT_IN_KEYS: ReadonlySet<string> = new Set(BUILT_IN.map(keyOf))

export async function listWords({ db }: Services): Promise<ListedEntry[]> {
  const stored = await listWordRows(db)
  const changed = new Map(stored.map((entry) => [keyOf(entry), entry]))
  const unchanged = BUILT_IN.filter((entry) => !changed.has(keyOf(entry)))
  return [
    ...unchanged.map((entry) => ({ ...entry, isOn: true, isBuiltIn: true, by: null, at: null })),
    ...stored.map((entry) => ({
      ...entry,
      isBuiltIn: BUILT_IN_KEYS.has(keyOf(entry)),
      at: toIso(entry.at),
    })),
  ]
}

/** Returns a word as it is stored, with single spaces; throws if it has too few letters to be distinct. */
export function checkedWord<Entry extends ListedWord>(entry: Entry): Entry {
  const word = entry.word.trim().replaceAll(/\s+/g, ' ')
  if (fold(word).replaceAll(/[^a-z]/g, '').length < WORD_MIN_LETTERS)
    throw new Problem(problems.wordShort, { fields: { word: problems.wordShort.code } })
  return { ...entry, word }
}

type Saving = {
  services: Services
  session: Session
  entry: ListedWord & { isOn: boolean }
  reason: string
}

/** Stores only the change of a delivered word; deletes an added word that staff remove. */
export async function saveWord({ services, session, entry: input, reason }: Saving): Promise<void> {
  if (reason.trim() === '')
    throw new Problem(problems.reasonNeeded, { fields: { reason: problems.reasonNeeded.code } })
  const entry = checkedWord(input)
  const isBuiltIn = BUILT_IN.some((one) => keyOf(one) === keyOf(entry) && one.form === entry.form)
  const isKept = isBuiltIn ? !entry.isOn : entry.isOn || BUILT_IN_KEYS.has(keyOf(entry))
  await inTransaction(services.pool, async (tx) => {
    const isDone = isKept
      ? await saveWordRow(tx, { ...entry, by: session.userId })
      : await deleteWord(tx, entry)
    if (isKept && !isDone) throw new Problem(problems.wordsFull)
    if (!isDone) return
    const { sign, language, word, form, isOn } = entry
    await recordAudit(tx, {
      services,
      session,
      action: 'moderation.words',
      subject: { kind: 'word-list', id: `${sign}-${language}`, name: word },
      after: { list: sign, language, form, isOn },
      reason,
    })
  })
}

/** Returns the signs in a text, and the words of the lists that occur in it. */
export async function previewText(
  { db }: Services,
  text: string,
): Promise<{ signs: Sign[]; words: string[] }> {
  const entries = inForce(await listWordRows(db))
  const words = entries.filter((entry) => matcherOf([entry])(text)).map(({ word }) => word)
  return { signs: textSigns(text, listsOf(entries)), words }
}
