import { flagText, refuseIfLimited } from '#features/moderation/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type AdjustableLimit, counterOf } from '#platform/server/limits/adjustable-limit.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { addComment } from '../../contract/comments/comments.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { notifyComment } from '../notifications.ts'
import { postKind, type Registered } from '../reportable.ts'
import { hasMessage, insertMessage } from '../threads/threads.queries.ts'
import { addMentions, placeMentions } from './mentions.service.ts'
import { findAnsweredComment, ANSWERS_MAX } from './comments.queries.ts'

export const commentLimit: AdjustableLimit = {
  id: 'comments',
  key: 'discussions:comment',
  times: 60,
  seconds: 3600,
  least: 5,
  most: 600,
}

type Call = { services: Services; session: Session; registered: Registered }

/** Stores a comment or an answer to one, once, however often the device sends it. */
export async function addCommentTo({
  services,
  session: { userId },
  registered,
  id,
  kind,
  about,
  answers,
  text,
  mentions = [],
}: Call & BodyOf<typeof addComment>): Promise<void> {
  await countComment(services.db, userId)
  const words = text.trim()
  if (words === '') throw new Problem(problems.empty, { fields: { text: problems.empty.code } })
  await inTransaction(services.pool, async (tx) => {
    const thing = await registered.comments.thing(tx, { kind, id: about, reader: userId, hold: true })
    const isRepeated = () => hasMessage(tx, { id, kind, about, author: userId })
    if (await isRepeated()) return
    if (!thing.isOpen) throw new Problem(problems.over)
    await refuseIfLimited(tx, { userId, does: 'questions', text: words })
    const answered =
      answers === null
        ? undefined
        : await findAnsweredComment(tx, { id: answers, kind, about, reader: userId })
    if (answers !== null && !answered) throw new Problem(platform.notFound)
    if (answered && answered.said >= ANSWERS_MAX) throw new Problem(problems.full)
    const thread = answered?.begun ?? null
    const named = await placeMentions(tx, {
      registered,
      kind,
      about,
      comment: id,
      by: userId,
      text: words,
      mentions,
    })
    const message = { id, kind, about, thread, author: userId, voice: null, text: named.text }
    if (!(await insertMessage(tx, message))) {
      if (await isRepeated()) return
      // The id belongs to somebody else's comment, so the caller learns nothing.
      throw new Problem(platform.notFound)
    }
    const { title, path, author } = thing
    await addMentions(tx, { comment: id, added: named.added })
    await flagText(tx, { kind: postKind(registered), id, to: [author, answered?.author] })
    const news = { services, title, path, by: userId, comment: id }
    if (author) await notifyComment(tx, { ...news, what: 'comment', about, to: author })
    const to = answered?.author ?? null
    const isHeard =
      to !== null && to !== author && (await isReadBy(tx, { registered, kind, about, reader: to }))
    if (answers !== null && isHeard)
      await notifyComment(tx, { ...news, what: 'commentAnswer', about: answers, to })
    // Each hears of one comment once.
    const heard = [author, to]
    for (const { member } of named.added)
      if (!heard.includes(member))
        await notifyComment(tx, { ...news, what: 'mention', about: id, to: member })
  })
}

type Reading = { registered: Registered; kind: string; about: string; reader: string }

/** A notification quotes the thing, so its reader must still be able to see it. */
async function isReadBy(tx: Db, { registered, kind, about, reader }: Reading): Promise<boolean> {
  return (await registered.comments.find(kind)?.find(tx, { id: about, reader })) !== undefined
}

type Edit = { services: Services; registered: Registered; id: string; by: string; text: string }

/** Returns the text to store for an own comment, whose row is locked, and notifies members whom it did not name before. */
export async function mentionsAfterEdit(
  tx: Db,
  {
    services,
    registered,
    id,
    by,
    text,
    place: { kind, about },
    mentions,
  }: Edit & { place: { kind: string; about: string }; mentions: readonly string[] },
): Promise<string> {
  const thing = await registered.comments.find(kind)?.find(tx, { id: about, reader: by })
  if (!thing) return text
  const named = await placeMentions(tx, { registered, kind, about, comment: id, by, text, mentions })
  await addMentions(tx, { comment: id, added: named.added })
  const { title, path } = thing
  const notice = { services, title, path, by, comment: id, what: 'mention', about: id } as const
  for (const { member } of named.added)
    if (member !== thing.author) await notifyComment(tx, { ...notice, to: member })
  return named.text
}

async function countComment(db: Db, userId: string): Promise<void> {
  await limitOrThrow(db, counterOf(commentLimit, userId))
}
