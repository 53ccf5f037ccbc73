import { flagText, refuseIfLimited } from '#features/moderation/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type AdjustableLimit, counterOf } from '#platform/server/limits/adjustable-limit.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { notifyAnswer, notifyQuestion, notifyReply } from './notifications.ts'
import { postKind, type Registered } from './reportable.ts'
import {
  lockOwnPost,
  insertAnswer,
  insertQuestion,
  findOwnPostPlace,
  findQuestionFor,
  deletePostRow,
  saveInterest,
  savePostText,
} from './posts.queries.ts'
import { mentionsAfterEdit } from './comments/comments.service.ts'
import { announceThreads } from './threads/threads.service.ts'

type Call = { services: Services; session: Session; registered: Registered }

/** The most questions of one person that may wait for an answer under one thing. */
const WAITING_MAX = 3
export const questionLimit: AdjustableLimit = {
  id: 'questions',
  key: 'discussions:post',
  times: 20,
  seconds: 3600,
  least: 2,
  most: 200,
}
const CHANGES_AN_HOUR = 300

export async function createQuestionOn({
  services,
  session: { userId },
  registered,
  kind,
  about,
  text,
}: Call & { kind: string; about: string; text: string }): Promise<void> {
  await countPost(services.db, userId)
  const words = trimmedOrThrow(text)
  const { abouts } = registered
  const thing = await abouts.thing(services.db, { kind, id: about })
  if (!thing.isOpen) throw new Problem(problems.closed)
  await inTransaction(services.pool, async (tx) => {
    await refuseIfLimited(tx, { userId, does: 'questions', text: words })
    const id = await insertQuestion(tx, { kind, about, author: userId, text: words, limit: WAITING_MAX })
    if (!id) throw new Problem(problems.waiting)
    await flagText(tx, { kind: postKind(registered), id })
    const to = await otherRecipientsOf(tx, { abouts, kind, about, userId })
    await notifyQuestion(tx, { services, to, about, thing })
  })
}

export async function answer({
  services,
  session,
  registered,
  id,
  text,
}: Call & { id: string; text: string }): Promise<void> {
  const { userId } = session
  const { abouts } = registered
  await countPost(services.db, userId)
  const words = trimmedOrThrow(text)
  await inTransaction(services.pool, async (tx) => {
    const { isOfficial, ...question } = await reachedQuestion(tx, { abouts, id, session })
    if (!isOfficial && !question.thing.isOpen) throw new Problem(problems.closed)
    // People are owed an official answer, so only the limit for links applies to it; links can be left out.
    await refuseIfLimited(tx, { userId, does: isOfficial ? 'talk' : 'questions', text: words })
    const post = await insertAnswer(tx, { question, author: userId, text: words, isOfficial })
    await flagText(tx, { kind: postKind(registered), id: post })
    await notifyAnswer(tx, { services, question: id, author: userId, isOfficial, thing: question.thing })
    if (!isOfficial && question.author === userId && question.isAnswered) {
      const to = await otherRecipientsOf(tx, { abouts, ...question, userId })
      await notifyReply(tx, { services, question: id, to, thing: question.thing })
    }
  })
}

export async function saveInterestIn({
  services,
  session,
  registered: { abouts },
  id,
  wanted,
}: Call & { id: string; wanted: boolean }): Promise<void> {
  await countChange(services.db, session.userId)
  await inTransaction(services.pool, async (tx) => {
    await reachedQuestion(tx, { abouts, id, session })
    await saveInterest(tx, { question: id, userId: session.userId, wanted })
  })
}

type OwnCall = Call & { id: string }

export async function updatePostText({
  services,
  session,
  registered,
  id,
  text,
  mentions = [],
}: OwnCall & { text: string; mentions?: readonly string[] | undefined }): Promise<void> {
  await countChange(services.db, session.userId)
  await changeOwn(
    { services, session, registered, id },
    async (tx, { isLate, isAmongThem, isOpen, place }) => {
      if (isAmongThem ? !isOpen : isLate) throw new Problem(isAmongThem ? problems.over : problems.tooLate)
      const words = trimmedOrThrow(text)
      await refuseIfLimited(tx, {
        userId: session.userId,
        does: isAmongThem ? 'talk' : 'questions',
        text: words,
      })
      const by = session.userId
      const body = await mentionsAfterEdit(tx, { services, registered, id, by, text: words, place, mentions })
      await savePostText(tx, { id, text: body })
      // Posts among the people of a thing are not public.
      if (!isAmongThem) await flagText(tx, { kind: postKind(registered), id })
    },
  )
}

export async function deletePostOf(ownCall: OwnCall): Promise<void> {
  await countChange(ownCall.services.db, ownCall.session.userId)
  await changeOwn(ownCall, (tx) => deletePostRow(tx, ownCall.id))
}

type OwnPost = {
  isLate: boolean
  isAmongThem: boolean
  isOpen: boolean
  place: { kind: string; about: string }
}

/** Changes a member's own text; a private post only while they are one of the thing's people, who see it at once. */
async function changeOwn(
  { services, session: { userId }, registered: { threads }, id }: OwnCall,
  change: (tx: Db, own: OwnPost) => Promise<void>,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const place = await findOwnPostPlace(tx, { id, userId })
    const about = place && threads.find(place.kind)
    const rights = await about?.rights(tx, { id: place!.about, userId, hold: true })
    if (!place || (about && !rights)) throw new Problem(platform.notFound)
    const own = await lockOwnPost(tx, { id, userId })
    if (!own) throw new Problem(platform.notFound)
    const isAmongThem = rights !== undefined
    await change(tx, { ...own, isAmongThem, isOpen: rights?.isOpen ?? true, place })
    if (isAmongThem) await announceThreads(tx, { threads, ...place })
  })
}

async function reachedQuestion(
  tx: Db,
  { abouts, id, session }: Pick<Registered, 'abouts'> & { id: string; session: Session },
) {
  const question = await findQuestionFor(tx, { id, reader: session.userId })
  if (!question) throw new Problem(platform.notFound)
  const isOfficial = await abouts.of(question.kind).speaksFor(tx, session, question.about)
  if (question.isHeld && !isOfficial) throw new Problem(platform.notFound)
  return {
    ...question,
    isOfficial,
    thing: await abouts.thing(tx, { kind: question.kind, id: question.about }),
  }
}

async function otherRecipientsOf(
  tx: Db,
  {
    abouts,
    kind,
    about,
    userId,
  }: Pick<Registered, 'abouts'> & { kind: string; about: string; userId: string },
): Promise<string[]> {
  return (await abouts.of(kind).toldOf(tx, about)).filter((each) => each !== userId)
}

function trimmedOrThrow(text: string): string {
  const words = text.trim()
  if (words === '') throw new Problem(problems.empty, { fields: { text: problems.empty.code } })
  return words
}

async function countPost(db: Db, userId: string): Promise<void> {
  await limitOrThrow(db, counterOf(questionLimit, userId))
}

async function countChange(db: Db, userId: string): Promise<void> {
  await limitOrThrow(db, { key: `discussions:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}
