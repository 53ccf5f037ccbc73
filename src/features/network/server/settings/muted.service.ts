import { sql } from '#platform/server/db/sql.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { foldMuted, type MutedKind } from '../../contract/muted-words.ts'
import { problems } from '../../contract/problems.ts'
import { deleteMutedWord, saveMutedWord } from './settings.queries.ts'

export async function muteWord(input: {
  services: Services
  userId: string
  kind: MutedKind
  word: string
}): Promise<{ id: string }> {
  const { services, userId, kind } = input
  const word = input.word.trim().replace(/^#+/, '')
  const folded = foldMuted(word)
  if (folded === '') throw new Problem(problems.wordEmpty, { fields: { word: problems.wordEmpty.code } })
  const id = await inTransaction(services.pool, async (tx) => {
    await tx.execute(sql`select id from users where id = ${userId} for no key update`)
    return saveMutedWord(tx, { userId, kind, word, folded })
  })
  if (!id) throw new Problem(problems.mutedFull)
  return { id }
}

export async function unmuteWord({ db }: Services, userId: string, id: string): Promise<void> {
  if (!(await deleteMutedWord(db, userId, id))) throw new Problem(platform.notFound)
}
