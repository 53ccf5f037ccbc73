import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { uuid } from '#platform/contract/schemas.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { wordsOf } from '../contract/post-text.ts'
import type { PostEvent, PostPictures } from '../contract/attachments.ts'
import { notePictures } from './pictures.service.ts'
import { updatePostVisibility } from './posts.queries.ts'
import { isReadable } from './readable.policy.ts'

const postRows = rowsOf({
  author: z.string(),
  body: z.custom<RichText>(),
  pictures: z.custom<PostPictures>(),
  event: z.nullable(z.custom<PostEvent>()),
  poll: z.nullable(z.array(z.string())),
  isShown: z.boolean(),
})

const pictureRows = rowsOf({ author: z.string(), pictures: z.custom<PostPictures>() })

/** A post of the feed, as whoever may read it reports it. */
export const postKind: ReportableKind = {
  id: 'feedpost',
  async find(db, { id, reader }) {
    if (!uuid.safeParse(id).success) return undefined
    const { rows } = await postRows(db)(sql`
      select p.author_id as author, p.body, p.pictures, p.event, l.options as poll, p.hidden_at is null as "isShown"
      from feed_posts p left join feed_polls l on l.post_id = p.id
      where p.id = ${id} and ${reader === undefined ? sql`true` : isReadable(sql`p`, reader)}`)
    const [row] = rows
    if (!row) return undefined
    const { author, body, pictures, event, poll, isShown } = row
    const texts = [
      wordsOf(body),
      ...pictures.map(({ alt }) => alt),
      ...(event ? [event.title, event.place] : []),
      ...(poll ?? []),
    ]
    return { author, text: texts.filter(Boolean).join('\n'), path: postPath(id), isShown }
  },
  hide: (tx, { id }) => show(tx, { id, isShown: false }),
  restore: (tx, { id }) => show(tx, { id, isShown: true }),
}

/** Hides or restores a post; its pictures lose and regain their addresses with it. */
async function show(tx: Db, { id, isShown }: { id: string; isShown: boolean }): Promise<void> {
  await updatePostVisibility(tx, { id, hidden: !isShown })
  const { rows } = await pictureRows(tx)(sql`
    select author_id as author, pictures from feed_posts where id = ${id} and pictures <> '[]'`)
  for (const row of rows) await notePictures(tx, { id, ...row, isShown })
}

/** Returns the members' address of a post; a public one has a page for everybody besides. */
export function postPath(id: string): string {
  return `/feed/posts/${id}`
}
