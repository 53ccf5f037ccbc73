import { deleteThreads } from '#features/discussions/server/index.ts'
import { flagText, refuseIfLimited } from '#features/moderation/server/index.ts'
import { mutedTextOf } from '#features/network/server/index.ts'
import { listMemberCards } from '#features/profiles/server/index.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { PollResult } from '../contract/attachments.ts'
import type { NewPost, Post } from '../contract/feed.endpoints.ts'
import { POST_MAX, wordsOf } from '../contract/post-text.ts'
import { problems } from '../contract/problems.ts'
import { foldTag } from '../contract/tags.ts'
import {
  COMMENTED,
  findPostToCompare,
  insertPost,
  listNewest,
  listTagged,
  type PostRow,
  deletePostRow,
  findPost,
  saveReaction,
} from './posts.queries.ts'
import { insertPoll, insertVote, listPollsOf } from './attachments.queries.ts'
import { listCardsOf } from './cards.queries.ts'
import { deleteDraft } from './drafts/drafts.queries.ts'
import { linkOf } from './link.service.ts'
import { lockMember } from './lock-member.queries.ts'
import { listMentions } from './mentions.queries.ts'
import { saveMentions } from './mentions.service.ts'
import { notePictures, picturesOf } from './pictures.service.ts'
import { languageOfPost } from './post-language.ts'
import { postKind } from './reportable.ts'
import { updateHide } from './saves/hides.queries.ts'
import { saveTags } from './tags.queries.ts'
import { notifyReaction } from './notifications.ts'
import { notifyQuotedAuthor } from './quotes.service.ts'

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

type PageRows = { rows: readonly PostRow[]; reader: string | null; isMuted?: (text: string) => boolean }

/** A page may be shorter than others where words are muted; the next one begins behind it all the same. */
async function pageOf(db: Db, { rows, reader, isMuted = () => false }: PageRows) {
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const unmuted = page.filter(({ author, body }) => author === reader || !isMuted(wordsOf(body)))
  return {
    posts: await postsOf(db, unmuted, reader),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
  }
}

/** A post that this reader may read; a visitor is `null`. */
export async function readPost(db: Db, { id, reader }: { id: string; reader: string | null }): Promise<Post> {
  const row = await findPost(db, { id, reader })
  const [post] = row ? await postsOf(db, [row], reader) : []
  if (!post) throw new Problem(platform.notFound)
  return post
}

/** Published once, however often the device sends it. */
export async function publishPost({
  services,
  session: { userId },
  id,
  ...post
}: Call & NewPost): Promise<Post> {
  await inTransaction(services.pool, (tx) => publishIn(tx, { services, author: userId, id, ...post }))
  return readPost(services.db, { id, reader: userId })
}

type PostInput = Omit<NewPost, 'id'> & { author: string }

/** Publishes a post in the transaction that wants it. */
export async function publishIn(
  tx: Db,
  {
    services,
    author,
    id,
    poll,
    link: sharedLink,
    mentions = [],
    ...post
  }: PostInput & { services: Services; id: string },
): Promise<void> {
  const { body, pictures = [] } = post
  await checkPost(tx, { author, link: sharedLink, ...post })
  const link = await linkOf(tx, { services, reader: author, sharedLink, body })
  // A save of the draft that is under way ends before, and finds the post from then on.
  await lockMember(tx, author)
  await deleteDraft(tx, { id, author })
  if (await insertPost(tx, { id, author, link, ...post })) {
    if (sharedLink !== undefined && link === null) throw new Problem(problems.linkGone)
    await saveTags(tx, { id, body })
    await notePictures(tx, { id, author, pictures })
    if (poll && !(await insertPoll(tx, { id, ...poll })))
      throw new Problem(problems.pollEnd, { fields: { 'poll.endsAt': problems.pollEnd.code } })
    await saveMentions(tx, { services, id, by: author, body, mentions })
    await notifyQuotedAuthor(tx, { services, id, by: author, link })
    return flagText(tx, { kind: postKind, id })
  }
  const before = await findPostToCompare(tx, { id, ...post })
  // The id belongs to another author's post, which the caller must not learn.
  if (before?.author !== author) throw new Problem(platform.notFound)
  if (!before.isSame) throw new Problem(problems.published)
}

/** Refuses what a post may not be, and an author who may not publish now. */
export async function checkPost(
  tx: Db,
  { author, body, pictures = [], event, link }: Omit<PostInput, 'audience'>,
): Promise<void> {
  const mayBeEmpty = pictures.length > 0 || event !== undefined || link !== undefined
  await refuseIfLimited(tx, { userId: author, does: 'questions', text: checkedWords(body, { mayBeEmpty }) })
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
    if (!(await deletePostRow(tx, { id, author: userId }))) throw new Problem(platform.notFound)
    await deleteThreads(tx, { kind: COMMENTED, ids: [id] })
  })
}

export async function react({
  services,
  session: { userId },
  id,
  wanted,
}: CallOfOne & { wanted: boolean }): Promise<{ reactions: number; hasReacted: boolean }> {
  return inTransaction(services.pool, async (tx) => {
    const post = await findPost(tx, { id, reader: userId })
    if (!post) throw new Problem(platform.notFound)
    const isNew = await saveReaction(tx, { post: id, userId, wanted })
    if (isNew && wanted && post.author !== userId) await notifyReaction(tx, { services, post, by: userId })
    const after = await findPost(tx, { id, reader: userId })
    return { reactions: after?.reactions ?? 0, hasReacted: wanted }
  })
}

/** Hides a post from what comes to the reader by itself. */
export async function hidePost(
  db: Db,
  { reader, id, wanted }: { reader: string; id: string; wanted: boolean },
): Promise<void> {
  if (!(await findPost(db, { id, reader }))) throw new Problem(platform.notFound)
  await updateHide(db, { post: id, userId: reader, wanted })
}

/** Counts one vote per member; a second call returns the current result. */
export async function vote({
  services,
  session: { userId },
  id,
  choice,
}: CallOfOne & { choice: number }): Promise<PollResult> {
  const { db } = services
  if (!(await findPost(db, { id, reader: userId }))) throw new Problem(platform.notFound)
  const isCounted = await insertVote(db, { post: id, userId, choice })
  const poll = (await listPollsOf(db, { posts: [id], reader: userId })).get(id)
  if (!poll) throw new Problem(platform.notFound)
  if (!isCounted && poll.choice === null)
    throw new Problem(poll.isOver ? problems.pollOver : platform.invalid)
  return poll
}

/** Builds posts for a reader; the author's card follows the visibility of their profile. */
export async function postsOf(db: Db, rows: readonly PostRow[], reader: string | null): Promise<Post[]> {
  const mentionRows = await listMentions(db, { posts: rows.map(({ id }) => id), reader })
  const people = [...rows.map(({ author }) => author), ...mentionRows.map(({ member }) => member)]
  const cards = await listMemberCards(db, [...new Set(people)])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const [picturesById, polls, shared] = await Promise.all([
    picturesOf(db, rows),
    listPollsOf(db, { posts: rows.map(({ id }) => id), reader }),
    listCardsOf(db, { links: rows.map(({ link }) => link), reader }),
  ])
  return rows.map(({ author, name, at, pictures, link, ...row }) => {
    const card = byId.get(author)
    return {
      ...row,
      language: languageOfPost(row.body),
      author: {
        id: author,
        name,
        slug: card?.slug ?? null,
        photo: card?.photo ?? null,
        headline: card?.headline ?? null,
      },
      pictures: pictures.flatMap(({ picture: id, alt }) => {
        const picture = picturesById.get(id)
        return picture ? [{ alt, picture }] : []
      }),
      poll: polls.get(row.id) ?? null,
      mentions: mentionRows.flatMap(({ post, member, name: called }) => {
        const slug = post === row.id ? byId.get(member)?.slug : undefined
        return slug ? [{ name: called, slug }] : []
      }),
      card: (link !== null && shared.get(link)) || null,
      at: toIso(at),
      isOwn: author === reader,
    }
  })
}
