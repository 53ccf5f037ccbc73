import { forgetThreads } from '#features/discussions/server/index.ts'
import { flagText, refuseIfLimited } from '#features/moderation/server/index.ts'
import { mutedTextOf } from '#features/network/server/index.ts'
import { memberCards } from '#features/profiles/server/index.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { PollResult } from '../contract/attachments.ts'
import type { createPost, Post } from '../contract/feed.endpoints.ts'
import { POST_MAX, wordsOf } from '../contract/post-text.ts'
import { problems } from '../contract/problems.ts'
import { foldTag } from '../contract/tags.ts'
import {
  COMMENTED,
  comparePost,
  insertPost,
  listNewest,
  listTagged,
  type PostRow,
  removePost,
  selectPost,
  storeReaction,
} from './posts.queries.ts'
import { insertPoll, insertVote, pollsOf } from './attachments.queries.ts'
import { cardsOf } from './cards.queries.ts'
import { linkOf } from './link.service.ts'
import { notePictures, picturesOf } from './pictures.service.ts'
import { postKind } from './reportable.ts'
import { storeTags } from './tags.queries.ts'
import { tellReaction } from './notifications.ts'
import { tellQuoted } from './quotes.service.ts'

const PAGE = 20

type Call = { services: Services; session: Session }
type CallOfOne = Call & { id: string }

export async function listPosts({ services: { db }, session, after }: Call & { after?: string | undefined }) {
  const reader = session.userId
  const place = after === undefined ? undefined : fromCursor(after)
  const [rows, isMuted] = await Promise.all([
    listNewest(db, { reader, after: place, limit: PAGE + 1 }),
    mutedTextOf(db, reader),
  ])
  return pageOf(db, { rows, reader, isMuted })
}

/** Posts with a tag; whoever opens its page wants to read them, whatever words are muted. */
export async function listOfTag(
  db: Db,
  { tag, reader, after }: { tag: string; reader: string | null; after?: string | undefined },
) {
  const place = after === undefined ? undefined : fromCursor(after)
  const folded = foldTag(tag)
  const rows = await listTagged(db, { tag: folded, reader, after: place, limit: PAGE + 1 })
  return { ...(await pageOf(db, { rows, reader })), tag: folded }
}

type Found = { rows: readonly PostRow[]; reader: string | null; isMuted?: (text: string) => boolean }

/** A page may be shorter than others where words are muted; the next one begins behind it all the same. */
async function pageOf(db: Db, { rows, reader, isMuted = () => false }: Found) {
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const shown = page.filter(({ author, body }) => author === reader || !isMuted(wordsOf(body)))
  return {
    posts: await postsOf(db, shown, reader),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
  }
}

/** A post that this reader may read; a visitor is `null`. */
export async function readPost(db: Db, { id, reader }: { id: string; reader: string | null }): Promise<Post> {
  const row = await selectPost(db, { id, reader })
  const [post] = row ? await postsOf(db, [row], reader) : []
  if (!post) throw new Problem(platform.notFound)
  return post
}

/** Published once, however often the device sends it. */
export async function publishPost({
  services,
  session: { userId },
  id,
  poll,
  link: asked,
  ...post
}: Call & BodyOf<typeof createPost>): Promise<Post> {
  const { body, pictures = [], event } = post
  const text = checkedWords(body, {
    mayBeEmpty: pictures.length > 0 || event !== undefined || asked !== undefined,
  })
  await inTransaction(services.pool, async (tx) => {
    await refuseIfLimited(tx, { userId, does: 'questions', text })
    const link = await linkOf(tx, { services, reader: userId, asked, body })
    if (await insertPost(tx, { id, author: userId, link, ...post })) {
      if (asked !== undefined && link === null) throw new Problem(problems.linkGone)
      await storeTags(tx, { id, body })
      await notePictures(tx, { id, author: userId, pictures })
      if (poll && !(await insertPoll(tx, { id, ...poll })))
        throw new Problem(problems.pollEnd, { fields: { 'poll.endsAt': problems.pollEnd.code } })
      await tellQuoted(tx, { services, id, by: userId, link })
      return flagText(tx, { kind: postKind, id })
    }
    const before = await comparePost(tx, { id, ...post })
    // The id belongs to another author's post, which the caller must not learn.
    if (before?.author !== userId) throw new Problem(platform.notFound)
    if (!before.isSame) throw new Problem(problems.published)
  })
  return readPost(services.db, { id, reader: userId })
}

/** The words of a post; refused where there are none or too many. */
export function checkedWords(body: RichText, { mayBeEmpty }: { mayBeEmpty: boolean }): string {
  const text = wordsOf(body)
  if (text === '' && !mayBeEmpty) throw new Problem(problems.empty, { fields: { body: problems.empty.code } })
  if (text.length > POST_MAX) throw new Problem(problems.long, { fields: { body: problems.long.code } })
  return text
}

export async function deletePost({ services, session: { userId }, id }: CallOfOne): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (!(await removePost(tx, { id, author: userId }))) throw new Problem(platform.notFound)
    await forgetThreads(tx, { kind: COMMENTED, ids: [id] })
  })
}

export async function react({
  services,
  session: { userId },
  id,
  wanted,
}: CallOfOne & { wanted: boolean }): Promise<{ reactions: number; hasReacted: boolean }> {
  return inTransaction(services.pool, async (tx) => {
    const post = await selectPost(tx, { id, reader: userId })
    if (!post) throw new Problem(platform.notFound)
    const isNew = await storeReaction(tx, { post: id, userId, wanted })
    if (isNew && wanted && post.author !== userId) await tellReaction(tx, { services, post, by: userId })
    const after = await selectPost(tx, { id, reader: userId })
    return { reactions: after?.reactions ?? 0, hasReacted: wanted }
  })
}

/** Counts one vote per member; a second call returns the current result. */
export async function vote({
  services,
  session: { userId },
  id,
  choice,
}: CallOfOne & { choice: number }): Promise<PollResult> {
  const { db } = services
  if (!(await selectPost(db, { id, reader: userId }))) throw new Problem(platform.notFound)
  const isCounted = await insertVote(db, { post: id, userId, choice })
  const poll = (await pollsOf(db, { posts: [id], reader: userId })).get(id)
  if (!poll) throw new Problem(platform.notFound)
  if (!isCounted && poll.choice === null)
    throw new Problem(poll.isOver ? problems.pollOver : platform.invalid)
  return poll
}

/** Builds posts for a reader; the author's card follows the visibility of their profile. */
export async function postsOf(db: Db, rows: readonly PostRow[], reader: string | null): Promise<Post[]> {
  const cards = await memberCards(db, [...new Set(rows.map(({ author }) => author))])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const [shown, polls, shared] = await Promise.all([
    picturesOf(db, rows),
    pollsOf(db, { posts: rows.map(({ id }) => id), reader }),
    cardsOf(db, { links: rows.map(({ link }) => link), reader }),
  ])
  return rows.map(({ author, name, at, pictures, link, ...row }) => {
    const card = byId.get(author)
    return {
      ...row,
      author: {
        id: author,
        name,
        slug: card?.slug ?? null,
        photo: card?.photo ?? null,
        headline: card?.headline ?? null,
      },
      pictures: pictures.flatMap(({ picture: id, alt }) => {
        const picture = shown.get(id)
        return picture ? [{ alt, picture }] : []
      }),
      poll: polls.get(row.id) ?? null,
      card: (link !== null && shared.get(link)) || null,
      at: toIso(at),
      isOwn: author === reader,
    }
  })
}
