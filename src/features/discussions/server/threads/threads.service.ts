import { refuseIfLimited } from '#features/moderation/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { THREADS_CHANGED, type ThreadsChanged } from '../../contract/threads/live.ts'
import type { createThread, Outcome } from '../../contract/threads/threads.endpoints.ts'
import { notifyThread } from '../notifications.ts'
import type { ThreadAbouts, ThreadRights } from './thread-about.ts'
import {
  countMessages,
  hasMessage,
  lockThread,
  insertMessage,
  insertThread,
  listThreads,
  saveThreadOutcome,
  findThreadPlace,
} from './threads.queries.ts'

type Call = { services: Services; session: Session; threads: ThreadAbouts }
type Place = { kind: string; about: string }

const SAID_AN_HOUR = 200
const CHANGES_AN_HOUR = 300
/** The most posts on a thing, which are read at once. */
export const MESSAGES_MAX = 1000

export async function list({ services: { db }, session, threads, kind, about }: Call & Place) {
  const { userId } = session
  const { isOpen, decides } = await rightsOf(db, { threads, kind, about, userId })
  return { items: await listThreads(db, { kind, about, reader: userId }), isOpen, decides }
}

export async function createThreadOn({
  services,
  session: { userId },
  threads,
  ...body
}: Call & BodyOf<typeof createThread>): Promise<void> {
  await countSaying(services.db, userId)
  const text = body.text.trim()
  if (text === '' && body.proposal === null) throw empty()
  const { isPlace, take } = threads.of(body.kind)
  if (isPlace?.(body.place) === false || (body.proposal !== null && !take))
    throw new Problem(platform.invalid)
  await inTransaction(services.pool, async (tx) => {
    const saying = { threads, services, kind: body.kind, about: body.about, userId }
    const rights = await sayOnce(tx, { ...saying, id: body.id, thread: null, text })
    if (!rights) return
    await insertThread(tx, body)
    await tellPeople(tx, { ...saying, rights })
  })
}

export async function answerThread({
  services,
  session: { userId },
  threads,
  thread,
  id,
  text,
}: Call & { thread: string; id: string; text: string }): Promise<void> {
  await countSaying(services.db, userId)
  if (text.trim() === '') throw empty()
  await inTransaction(services.pool, async (tx) => {
    const saying = { threads, services, userId, ...(await placeOf(tx, thread)) }
    await lockExistingThread(tx, thread)
    const rights = await sayOnce(tx, { ...saying, id, thread, text: text.trim() })
    if (rights) await tellPeople(tx, { ...saying, rights })
  })
}

/**
 * Closes a conversation or decides a proposal, once: a concurrent call gets the first one's result. An accepted proposal
 * stays accepted.
 */
export async function close({
  services,
  session: { userId },
  threads,
  id,
  outcome,
  words = '',
}: Call & { id: string; outcome: Outcome | null; words?: string | undefined }): Promise<void> {
  await countChange(services.db, userId)
  await inTransaction(services.pool, async (tx) => {
    const place = await placeOf(tx, id)
    const rights = await openRights(tx, { threads, userId, ...place })
    if (!rights.decides) throw new Problem(platform.forbidden)
    const thread = await lockExistingThread(tx, id)
    if (thread.outcome === outcome) return
    if (thread.outcome === 'accepted' || (thread.outcome !== null && outcome !== null))
      throw new Problem(problems.decided)
    if (outcome !== null && (outcome === 'resolved') !== (thread.proposal === null))
      throw new Problem(platform.invalid)
    if (outcome === 'accepted' && thread.proposal !== null) {
      const { anchor, quote, proposal } = thread
      const acceptance = { place: thread.place, anchor, quote, proposal, seen: words }
      await threads.of(place.kind).take?.(tx, { id: place.about, userId, ...acceptance })
    }
    await saveThreadOutcome(tx, { id, outcome, userId })
    await announceThreads(tx, { threads, ...place })
  })
}

/** Notifies open pages of the thing's people about a post. */
export async function announceThreads(
  tx: Db,
  { threads, kind, about }: Place & { threads: ThreadAbouts },
): Promise<void> {
  const data: ThreadsChanged = { kind, id: about }
  await threads.of(kind).announce(tx, { id: about, message: { topic: THREADS_CHANGED, data } })
}

type Input = Place & { threads: ThreadAbouts; userId: string; hold?: boolean }

async function rightsOf(db: Db, { threads, kind, about, ...asked }: Input): Promise<ThreadRights> {
  const rights = await threads.of(kind).rights(db, { id: about, ...asked })
  if (!rights) throw new Problem(platform.notFound)
  return rights
}

async function openRights(tx: Db, { threads, kind, about, userId }: Input): Promise<ThreadRights> {
  const rights = await rightsOf(tx, { threads, kind, about, userId, hold: true })
  if (!rights.isOpen) throw new Problem(problems.over)
  return rights
}

async function placeOf(tx: Db, id: string): Promise<Place> {
  const place = await findThreadPlace(tx, id)
  if (!place) throw new Problem(platform.notFound)
  return place
}

async function lockExistingThread(tx: Db, id: string) {
  const thread = await lockThread(tx, id)
  if (!thread) throw new Problem(platform.notFound)
  return thread
}

type Saying = Input & { id: string; thread: string | null; text: string }

/** @returns the author's rights, or undefined for a repeated post: a device without an answer sends it again */
async function sayOnce(tx: Db, saying: Saying): Promise<ThreadRights | undefined> {
  const { threads, kind, about, userId, id, thread, text } = saying
  const message = { id, kind, about, thread, text, author: userId }
  const rights = await rightsOf(tx, { threads, kind, about, userId, hold: true })
  if (await hasMessage(tx, message)) return undefined
  if (!rights.isOpen) throw new Problem(problems.over)
  await refuseIfLimited(tx, { userId, does: 'talk', text })
  if ((await countMessages(tx, message)) >= MESSAGES_MAX) throw new Problem(problems.full)
  // The id belongs to somebody else's post, so the caller learns nothing.
  if (!(await insertMessage(tx, { ...message, voice: rights.voice }))) throw new Problem(platform.notFound)
  return rights
}

async function tellPeople(
  tx: Db,
  { services, threads, kind, about, userId, rights }: Input & { services: Services; rights: ThreadRights },
): Promise<void> {
  const to = (await threads.of(kind).toldOf(tx, about)).filter((each) => each !== userId)
  await notifyThread(tx, { services, rights, about, by: userId, to })
  await announceThreads(tx, { threads, kind, about })
}

function empty(): Problem {
  return new Problem(problems.empty, { fields: { text: problems.empty.code } })
}

async function countSaying(db: Db, userId: string): Promise<void> {
  await limitOrThrow(db, { key: `discussions:say:${userId}`, limit: SAID_AN_HOUR, windowSeconds: 3600 })
}

async function countChange(db: Db, userId: string): Promise<void> {
  await limitOrThrow(db, { key: `discussions:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}
