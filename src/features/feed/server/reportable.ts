import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { wordsOf } from '../contract/post-text.ts'
import { setHidden } from './posts.queries.ts'
import { isReadable } from './readable.policy.ts'

const postRows = rowsOf({ author: z.string(), body: z.custom<RichText>(), isShown: z.boolean() })

/** A post of the feed, as whoever may read it reports it. */
export const postKind: ReportableKind = {
  id: 'feedpost',
  async find(db, { id, reader }) {
    if (!uuid.safeParse(id).success) return undefined
    const { rows } = await postRows(db)(sql`
      select p.author_id as author, p.body, p.hidden_at is null as "isShown" from feed_posts p
      where p.id = ${id} and ${reader === undefined ? sql`true` : isReadable(sql`p`, reader)}`)
    const [row] = rows
    if (!row) return undefined
    const { author, body, isShown } = row
    return { author, text: wordsOf(body), path: postPath(id), isShown }
  },
  hide: (tx, { id }) => setHidden(tx, { id, hidden: true }),
  restore: (tx, { id }) => setHidden(tx, { id, hidden: false }),
}

/** Where members read it; a public one has a page for everybody besides. */
export function postPath(id: string): string {
  return `/feed/posts/${id}`
}
