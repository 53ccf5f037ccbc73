import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { CommentAbout } from '#features/discussions/server/index.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { openingWords } from '../contract/post-text.ts'
import { COMMENTED } from './posts.queries.ts'
import { isReadable } from './readable.policy.ts'
import { postPath } from './reportable.ts'

const postRows = rowsOf({ author: z.string(), body: z.custom<RichText>() })

/** Registers posts for comments; every reader of a post may comment. */
export const commentedPosts: CommentAbout = {
  kind: COMMENTED,
  async find(db, { id, reader, hold = false }) {
    const { rows } = await postRows(db)(sql`
      select p.author_id as author, p.body from feed_posts p
      where p.id = ${id} and ${reader === undefined ? sql`true` : isReadable(sql`p`, reader)}
      ${hold ? sql`for share of p` : sql``}`)
    const [row] = rows
    if (!row) return undefined
    const opening = openingWords(row.body)
    return { title: { bhs: opening, en: opening }, path: postPath(id), author: row.author, isOpen: true }
  },
}
