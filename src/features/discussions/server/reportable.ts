import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { textWithNames } from '../contract/comments/comment-mentions.ts'
import { listMentions } from './comments/mentions.queries.ts'
import type { Abouts } from './about.ts'
import { isSeen } from './questions.queries.ts'
import type { CommentAbouts, NameablePeople } from './comments/comment-about.ts'
import type { ThreadAbouts } from './threads/thread-about.ts'

/** Everything that features have registered for questions, private discussions and public comments. */
export type Registered = {
  abouts: Abouts
  threads: ThreadAbouts
  comments: CommentAbouts
  people: NameablePeople
}

/** Replaces the name of a member who has left. */
export const NOBODY = '[—]'
const postRows = rowsOf({
  kind: z.string(),
  about: z.string(),
  author: z.nullable(z.string()),
  text: z.string(),
  isShown: z.boolean(),
})

function isAmong(post: SQL): SQL {
  return sql`(${post}.hidden_at is null and exists (
    select from discussion_threads t where t.post_id in (${post}.id, ${post}.question_id)))`
}

/**
 * A question, an answer or a comment as a kind of reportable content; hidden with its answers, it returns unchanged.
 */
export function postKind({ abouts, threads, comments }: Omit<Registered, 'people'>): ReportableKind {
  return {
    id: 'post',
    async find(db, { id, reader }) {
      if (!uuid.safeParse(id).success) return undefined
      // People who work on one thing read its whole private discussion, so a block hides none of it.
      const isReached = (post: SQL) => sql`(${isSeen(post, reader ?? null)} or ${isAmong(post)})`
      const { rows } = await postRows(db)(sql`
        select p.about_kind as kind, p.about_id as about, p.author_id as author, p.body as text,
          p.hidden_at is null as "isShown"
        from discussion_posts p left join discussion_posts q on q.id = p.question_id
        where p.id = ${id} and p.deleted_at is null
          ${reader === undefined ? sql`` : sql`and ${isReached(sql`p`)} and (q.id is null or ${isReached(sql`q`)})`}`)
      const [row] = rows
      if (!row) return undefined
      const { author, isShown } = row
      const named = await listMentions(db, { comments: [id] })
      const text = textWithNames(row.text, named.get(id) ?? [], NOBODY)
      const among = threads.find(row.kind)
      if (among) {
        if (reader !== undefined && !(await among.rights(db, { id: row.about, userId: reader })))
          return undefined
        return { author, text, path: among.pathOf(row.about), isShown }
      }
      const commented = comments.find(row.kind)
      if (commented) {
        const on = await commented.find(db, { id: row.about, ...(reader !== undefined && { reader }) })
        if (!on && reader !== undefined) return undefined
        return { author, text, path: on?.path ?? null, isShown }
      }
      const thing = await abouts.of(row.kind).find(db, row.about)
      if (!thing && reader !== undefined) return undefined
      return { author, text, path: thing ? `${thing.path}#questions` : null, isShown }
    },
    async hide(tx, { id }) {
      await tx.execute<object>(sql`
        update discussion_posts set hidden_at = now() where id = ${id} and hidden_at is null`)
    },
    async restore(tx, { id }) {
      await tx.execute<object>(sql`update discussion_posts set hidden_at = null where id = ${id}`)
    },
  }
}
