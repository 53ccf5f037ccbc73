import { picturesById, type PictureUses, usePictures, usedPictures } from '#features/library/server/index.ts'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { PostPictures } from '../contract/attachments.ts'
import { openingWords } from '../contract/post-text.ts'
import { problems } from '../contract/problems.ts'

const KIND = 'feedpost'

type Input = { id: string; author: string; pictures: PostPictures; isShown?: boolean }

/** Says which pictures of its author stand in a post; they have an address for whoever was shown it. */
export async function notePictures(tx: Db, { id, author, pictures, isShown = true }: Input): Promise<void> {
  const from = isShown ? toIso(0) : null
  const named = new Map(pictures.map(({ picture }) => [picture, from]))
  await usePictures(tx, { kind: KIND, thing: id, by: [author], pictures: named })
  if (pictures.length === 0) return
  const used = new Set(await usedPictures(tx, { kind: KIND, thing: id }))
  if (pictures.some(({ picture }) => !used.has(picture))) throw new Problem(problems.pictureGone)
}

/** Returns the pictures of posts, by their ids. */
export async function picturesOf(db: Db, posts: readonly { pictures: PostPictures }[]) {
  const ids = posts.flatMap(({ pictures }) => pictures.map(({ picture }) => picture))
  return ids.length === 0 ? new Map<string, never>() : picturesById(db, ids)
}

const postRows = rowsOf({ id: z.string(), body: z.custom<RichText>(), author: z.string() })

/** Posts as the library names them. */
export const postPictureUses: PictureUses = {
  kind: KIND,
  async describe(db, ids) {
    const { rows } = await postRows(db)(sql`
      select id, body, author_id as author from feed_posts where id = any(${sql.param([...ids])}::uuid[])`)
    return new Map(
      rows.map(({ id, body }) => {
        const opening = openingWords(body)
        return [id, { title: { bhs: opening, en: opening }, path: `/feed/posts/${id}` }]
      }),
    )
  },
  async mayEdit(db, session, id) {
    const { rows } = await postRows(db)(sql`
      select id, body, author_id as author from feed_posts where id = ${id}`)
    return rows[0]?.author === session.userId
  },
}
