import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { EDIT_MINUTES } from '../contract/discussions.endpoints.ts'
import { isWithheld, isSeen } from './questions.queries.ts'

const idRows = rowsOf({ id: z.string() })
const questionRows = rowsOf({
  id: z.string(),
  kind: z.string(),
  about: z.string(),
  author: z.nullable(z.string()),
  isAnswered: z.boolean(),
  isHeld: z.boolean(),
})
const ownRows = rowsOf({ id: z.string(), isLate: z.boolean() })

type NewQuestion = { kind: string; about: string; author: string; text: string; limit: number }

/** Adds a question unless this person already has the most that may wait there, also across concurrent calls. */
export async function insertQuestion(tx: Db, input: NewQuestion): Promise<string | undefined> {
  const { kind, about, author, text, limit } = input
  await tx.execute<object>(sql`
    select pg_advisory_xact_lock(hashtextextended(${`discussions ${kind} ${about} ${author}`}, 7))`)
  const { rows } = await idRows(tx)(sql`
    insert into discussion_posts (id, about_kind, about_id, author_id, body)
    select ${newId()}::uuid, ${kind}, ${about}::uuid, ${author}::uuid, ${text}
    where (select count(*) from discussion_posts q
      where q.about_kind = ${kind} and q.about_id = ${about} and q.author_id = ${author} and q.question_id is null
        and q.deleted_at is null
        and not exists (select from discussion_posts a where a.question_id = q.id)) < ${limit}
    returning id`)
  return rows[0]?.id
}

export type QuestionRow = RowOf<typeof questionRows>

/** Finds a question that this reader sees, and locks it, so that it is not deleted while something is added to it. */
export async function findQuestionFor(
  tx: Db,
  { id, reader }: { id: string; reader: string },
): Promise<QuestionRow | undefined> {
  const { rows } = await questionRows(tx)(sql`
    select p.id, p.about_kind as kind, p.about_id as about, p.author_id as author,
      exists (select from discussion_posts a where a.question_id = p.id and a.official and a.hidden_at is null) as "isAnswered",
      ${isWithheld(sql`p`)} as "isHeld"
    from discussion_posts p
    where p.id = ${id} and p.question_id is null and p.deleted_at is null and ${isSeen(sql`p`, reader)}
    for share of p`)
  return rows[0]
}

type NewAnswer = { question: QuestionRow; author: string; text: string; isOfficial: boolean }

export async function insertAnswer(
  tx: Db,
  { question, author, text, isOfficial }: NewAnswer,
): Promise<string> {
  const id = newId()
  await tx.execute<object>(sql`
    insert into discussion_posts (id, about_kind, about_id, question_id, author_id, body, official)
    values (${id}, ${question.kind}, ${question.about}, ${question.id}, ${author}, ${text}, ${isOfficial})`)
  return id
}

export async function saveInterest(
  tx: Db,
  { question, userId, wanted }: { question: string; userId: string; wanted: boolean },
): Promise<void> {
  await tx.execute<object>(
    wanted
      ? sql`insert into discussion_interests (post_id, user_id) values (${question}, ${userId}) on conflict do nothing`
      : sql`delete from discussion_interests where post_id = ${question} and user_id = ${userId}`,
  )
}

type Own = { id: string; userId: string }

const placeRows = rowsOf({ kind: z.string(), about: z.string() })

/** Returns the thing of the member's own post. */
export async function findOwnPostPlace(tx: Db, { id, userId }: Own) {
  const { rows } = await placeRows(tx)(sql`
    select about_kind as kind, about_id as about from discussion_posts where id = ${id} and author_id = ${userId}`)
  return rows[0]
}

/** Locks the member's own post; returns whether it is too late to edit it. */
export async function lockOwnPost(tx: Db, { id, userId }: Own): Promise<{ isLate: boolean } | undefined> {
  const { rows } = await ownRows(tx)(sql`
    select id, created_at <= now() - make_interval(mins => ${EDIT_MINUTES}) as "isLate" from discussion_posts
    where id = ${id} and author_id = ${userId} and deleted_at is null and hidden_at is null for update`)
  return rows[0]
}

export async function savePostText(tx: Db, { id, text }: { id: string; text: string }): Promise<void> {
  await tx.execute<object>(
    sql`update discussion_posts set body = ${text}, edited_at = now() where id = ${id}`,
  )
}

/** Deletes a locked post; of a question with answers, the empty place stays. */
export async function deletePostRow(tx: Db, id: string): Promise<void> {
  const { rows } = await idRows(tx)(sql`
    update discussion_posts q set body = '', deleted_at = now()
    where q.id = ${id} and exists (select from discussion_posts a where a.question_id = q.id) returning q.id`)
  if (rows.length === 0) await tx.execute<object>(sql`delete from discussion_posts where id = ${id}`)
}
