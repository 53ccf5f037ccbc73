import { flagText, refuseIfLimited } from '#features/moderation/server/index.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Post } from '../contract/feed.endpoints.ts'
import { wordsOf } from '../contract/post-text.ts'
import { linkAfterEdit } from './link.service.ts'
import { saveMentions } from './mentions.service.ts'
import { findPost, listPosts } from './posts.queries.ts'
import { checkedWords, postsOf, readPost } from './posts.service.ts'
import { postKind } from './reportable.ts'
import { findListOwner } from './saves/save-lists.queries.ts'
import { requireList } from './saves/save-lists.service.ts'
import { listSaved, updateSave } from './saves/saves.queries.ts'
import { saveTags } from './tags.queries.ts'
import { lockOwnPost, listVersions, savePostBody } from './versions.queries.ts'

const PAGE = 20

type Call = { services: Services; session: Session }
type CallOfOne = Call & { id: string }

/** Mends an own post; whoever may read it reads what it said before, too. */
export async function editPost({
  services,
  session: { userId },
  id,
  body,
  mentions = [],
}: CallOfOne & { body: RichText; mentions?: readonly string[] | undefined }): Promise<Post> {
  await inTransaction(services.pool, async (tx) => {
    const ownPost = await lockOwnPost(tx, { id, author: userId, body })
    if (!ownPost) throw new Problem(platform.notFound)
    if (ownPost.isSame) return
    const before = await findPost(tx, { id, reader: userId })
    checkedWords(body, {
      mayBeEmpty: ownPost.title !== '' || ownPost.link !== null || (before?.pictures.length ?? 0) > 0,
    })
    await refuseIfLimited(tx, { userId, does: 'questions', text: wordsOf(body) })
    const link = await linkAfterEdit(tx, { services, reader: userId, before: ownPost, body })
    await savePostBody(tx, { id, body, title: ownPost.title, link })
    await saveTags(tx, { id, body })
    await saveMentions(tx, { services, id, by: userId, body, mentions })
    await flagText(tx, { kind: postKind, id })
  })
  return readPost(services.db, { id, reader: userId })
}

export async function versionsOf({ services: { db }, session: { userId }, id }: CallOfOne) {
  if (!(await findPost(db, { id, reader: userId }))) throw new Problem(platform.notFound)
  return { versions: await listVersions(db, id) }
}

export async function save({
  services: { db },
  session: { userId },
  id,
  wanted,
  list,
}: CallOfOne & { wanted: boolean; list?: string | null | undefined }): Promise<void> {
  if (wanted && !(await findPost(db, { id, reader: userId }))) throw new Problem(platform.notFound)
  if (list) requireList((await findListOwner(db, list)) === userId)
  await updateSave(db, { post: id, userId, wanted, list })
}

/** Lists the saved posts that the member may still read, the last saved first. */
export async function savedPosts({
  services: { db },
  session,
  after,
  list,
}: Call & { after?: string | undefined; list?: string | undefined }) {
  const reader = session.userId
  const place = after === undefined ? undefined : fromCursor(after)
  const rows = await listSaved(db, { userId: reader, list, after: place, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const ids = page.map(({ id }) => id)
  const posts = await postsOf(db, await listPosts(db, { ids, reader }), reader)
  return {
    posts: posts.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
  }
}
