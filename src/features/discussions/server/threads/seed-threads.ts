import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Voice } from '../../contract/threads/threads.endpoints.ts'
import { insertThread } from './threads.queries.ts'

type Words = { author: string; text: string; hours: number; voice?: Voice }

/** A demo conversation about a place with its author and age in hours, and its answers. */
type SeededThread = Words & {
  place: string
  anchor?: string | null
  quote?: string
  proposal?: string
  answers?: readonly Words[]
  /** The person who closed it. */
  resolvedBy?: string
}

export async function seedThreads(
  tx: Db,
  { kind, about, threads }: { kind: string; about: string; threads: readonly SeededThread[] },
): Promise<void> {
  const say = async ({ author, text, hours, voice }: Words, thread: string | null = null) => {
    const id = newId()
    await tx.execute<object>(sql`
      insert into discussion_posts (id, about_kind, about_id, question_id, author_id, body, voice, created_at)
      values (${id}, ${kind}, ${about}, ${thread}, ${author}, ${text}, ${voice ?? null}, now() - make_interval(hours => ${hours}))`)
    return id
  }
  for (const {
    place,
    anchor = null,
    quote = '',
    proposal = null,
    answers = [],
    resolvedBy,
    ...said
  } of threads) {
    const id = await say(said)
    await insertThread(tx, { id, place, anchor, quote, proposal })
    for (const answer of answers) await say(answer, id)
    if (resolvedBy)
      await tx.execute<object>(sql`
        update discussion_threads set outcome = 'resolved', closed_at = now() - interval '1 hour', closed_by = ${resolvedBy}
        where post_id = ${id}`)
  }
}
