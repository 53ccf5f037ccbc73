import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { textWithNames } from '../contract/comments/comment-mentions.ts'
import { listMentions } from './comments/mentions.queries.ts'
import { NOBODY } from './reportable.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'

const postRows = rowsOf({
  id: z.string(),
  about: z.string(),
  about_id: z.string(),
  question: z.nullable(z.string()),
  text: z.string(),
  official: z.boolean(),
  place: z.nullable(z.string()),
  quote: z.nullable(z.string()),
  proposal: z.nullable(z.string()),
  created_at: timestamp,
  edited_at: z.nullable(timestamp),
})
const mentionedRows = rowsOf({
  about: z.string(),
  about_id: z.string(),
  comment: z.string(),
  created_at: timestamp,
})
const interestRows = rowsOf({ question: z.string(), created_at: timestamp })

/** Exports the person's questions, answers, comments and private posts, and the questions that they follow. */
export const exportDiscussions: DataExporter = async function* ({ services: { db }, userId }) {
  const posts = await postRows(db)(sql`
    select p.id, p.about_kind as about, p.about_id, q.body as question, p.body as text, p.official,
      t.place, t.quote, t.proposal, p.created_at, p.edited_at
    from discussion_posts p left join discussion_posts q on q.id = p.question_id
    left join discussion_threads t on t.post_id = p.id
    where p.author_id = ${userId} and p.deleted_at is null order by p.created_at, p.id`)
  const interests = await interestRows(db)(sql`
    select p.body as question, i.created_at from discussion_interests i join discussion_posts p on p.id = i.post_id
    where i.user_id = ${userId} order by i.created_at, p.id`)
  const mentioned = await mentionedRows(db)(sql`
    select p.about_kind as about, p.about_id, n.post_id as comment, n.created_at from discussion_mentions n
    join discussion_posts p on p.id = n.post_id where n.member_id = ${userId} order by n.created_at, n.post_id`)
  const names = await listMentions(db, { comments: posts.rows.map(({ id }) => id) })
  yield {
    path: 'discussions/discussions.json',
    content: {
      written: posts.rows.map(({ id, ...row }) => ({
        ...row,
        text: textWithNames(row.text, names.get(id) ?? [], NOBODY),
      })),
      interests: interests.rows,
      mentioned: mentioned.rows,
    },
  }
}

/**
 * Removes the author's name from answers, comments and answered questions, because others depend on them; a question
 * without an answer is deleted.
 */
export const eraseDiscussions: DataEraser = async ({ tx, userId }) => {
  await tx.execute<object>(sql`
    delete from discussion_posts q where q.author_id = ${userId} and q.question_id is null
      and not exists (select from discussion_posts a where a.question_id = q.id)
      and not exists (select from discussion_threads t where t.post_id = q.id)`)
  // A held question has no author; asking it is stored as an interest in it.
  await tx.execute<object>(sql`
    delete from discussion_posts q using discussion_interests i
    where q.held and i.post_id = q.id and i.user_id = ${userId}
      and not exists (select from discussion_posts a where a.question_id = q.id)`)
  const near = sql`about_id in (select about_id from discussion_posts where author_id = ${userId})`
  await makeNameless(tx, {
    userId,
    places: [
      {
        table: 'discussion_threads',
        texts: ['quote', 'proposal', 'outcome', 'anchor', 'place'],
        where: sql`post_id in (select id from discussion_posts where ${near})`,
      },
      { table: 'discussion_posts', texts: ['body', 'voice'], where: near },
    ],
  })
}

export const mergeDiscussions: MergeRules = {
  'discussion_posts.author_id': reassignRows,
  'discussion_threads.closed_by': reassignRows,
  'discussion_mentions.member_id': reassignRows,
  'discussion_interests.user_id': mergeRows('post_id'),
}
