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
import { selectPost, selectPosts } from './posts.queries.ts'
import { checkedWords, postsOf, readPost } from './posts.service.ts'
import { postKind } from './reportable.ts'
import { listSaved, storeSave } from './saves.queries.ts'
import { storeTags } from './tags.queries.ts'
import { holdOwnPost, listVersions, storeBody } from './versions.queries.ts'

const PAGE = 20

type Call = { services: Services; session: Session }
type CallOfOne = Call & { id: string }

/** Mends an own post; whoever may read it reads what it said before, too. */
export async function editPost({
  services,
  session: { userId },
  id,
  body,
}: CallOfOne & { body: RichText }): Promise<Post> {
  await inTransaction(services.pool, async (tx) => {
    const held = await holdOwnPost(tx, { id, author: userId, body })
    if (!held) throw new Problem(platform.notFound)
    if (held.isSame) return
    const before = await selectPost(tx, { id, reader: userId })
    checkedWords(body, {
      mayBeEmpty: held.title !== '' || held.link !== null || (before?.pictures.length ?? 0) > 0,
    })
    await refuseIfLimited(tx, { userId, does: 'questions', text: wordsOf(body) })
    const link = await linkAfterEdit(tx, { services, reader: userId, before: held, body })
    await storeBody(tx, { id, body, title: held.title, link })
    await storeTags(tx, { id, body })
    await flagText(tx, { kind: postKind, id })
  })
  return readPost(services.db, { id, reader: userId })
}

export async function versionsOf({ services: { db }, session: { userId }, id }: CallOfOne) {
  if (!(await selectPost(db, { id, reader: userId }))) throw new Problem(platform.notFound)
  return { versions: await listVersions(db, id) }
}

export async function save({
  services: { db },
  session: { userId },
  id,
  wanted,
}: CallOfOne & { wanted: boolean }): Promise<void> {
  if (wanted && !(await selectPost(db, { id, reader: userId }))) throw new Problem(platform.notFound)
  await storeSave(db, { post: id, userId, wanted })
}

/** Lists the saved posts that the member may still read, the last saved first. */
export async function savedPosts({
  services: { db },
  session,
  after,
}: Call & { after?: string | undefined }) {
  const reader = session.userId
  const place = after === undefined ? undefined : fromCursor(after)
  const rows = await listSaved(db, { userId: reader, after: place, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const ids = page.map(({ id }) => id)
  const posts = await postsOf(db, await selectPosts(db, { ids, reader }), reader)
  return {
    posts: posts.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
  }
}
