import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'

type Words<Name> = { by: Name; text: string; hours: number }

/** A demo question with its author and age in hours, its answers and the people who share it. */
export type SeededQuestion<Name extends string = string> = Words<Name> & {
  interested?: readonly Name[]
  answers?: readonly (Words<Name> & { isOfficial?: true })[]
}

type Seeded<Name extends string> = {
  kind: string
  id: string
  people: ReadonlyMap<Name, string>
  questions: readonly SeededQuestion<Name>[]
}

/** Seeds questions under a demo thing, without those of missing people. */
export async function seedQuestions<Name extends string>(tx: Db, seeded: Seeded<Name>): Promise<void> {
  const { kind, id: about, people, questions } = seeded
  const lay = async (
    { by, text, hours }: Words<Name>,
    { question = null, isOfficial = false }: { question?: string | null; isOfficial?: boolean } = {},
  ) => {
    const [id, author] = [newId(), people.get(by)]
    if (!author) return undefined
    await tx.execute<object>(sql`
      insert into discussion_posts (id, about_kind, about_id, question_id, author_id, body, official, created_at)
      values (${id}, ${kind}, ${about}, ${question}, ${author}, ${text}, ${isOfficial},
        now() - make_interval(hours => ${hours}))`)
    return id
  }
  for (const { interested = [], answers = [], ...said } of questions) {
    const question = await lay(said)
    if (!question) continue
    for (const answer of answers) await lay(answer, { question, isOfficial: answer.isOfficial ?? false })
    for (const userId of interested.flatMap((name) => people.get(name) ?? []))
      await tx.execute<object>(sql`
        insert into discussion_interests (post_id, user_id) values (${question}, ${userId})`)
  }
}
