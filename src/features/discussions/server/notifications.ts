import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { notify } from '#features/notifications/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { DiscussedThing } from './about.ts'
import type { ThreadRights } from './threads/thread-about.ts'

/** The place of the text. The words themselves are not stored twice, so that deletion is complete. */
type Data = { title: Bilingual; path: string }

const questionKind: NotificationKind<Data> = {
  id: 'discussions.question',
  topic: 'discussions',
  groups: true,
  hoursBetweenMails: 24,
  tell: ({ locale, data, count }) => ({
    lead: readText(data.title, locale).text,
    text: translator({ bhs, en }, locale)('notifications.question', { count }),
    path: `${data.path}#questions`,
  }),
}

const answerKind: NotificationKind<Data & { by: Bilingual | null }> = {
  id: 'discussions.answer',
  topic: 'discussions',
  groups: true,
  hoursBetweenMails: 6,
  tell({ locale, data }) {
    const t = translator({ bhs, en }, locale)
    return {
      lead: readText(data.title, locale).text,
      text: t(data.by ? 'notifications.answer.official' : 'notifications.answer.other'),
      path: `${data.path}#questions`,
      ...(data.by && { face: readText(data.by, locale).text }),
    }
  },
}

const replyKind: NotificationKind<Data> = {
  id: 'discussions.reply',
  topic: 'discussions',
  groups: true,
  hoursBetweenMails: 24,
  tell: ({ locale, data }) => ({
    lead: readText(data.title, locale).text,
    text: translator({ bhs, en }, locale)('notifications.reply'),
    path: `${data.path}#questions`,
  }),
}

const threadKind: NotificationKind<Data> = {
  id: 'discussions.thread',
  topic: 'discussions',
  groups: true,
  waitSeconds: { push: 60, mail: 600 },
  hoursBetweenMails: 6,
  tell: ({ locale, data, count }) => ({
    lead: readText(data.title, locale).text,
    text: translator({ bhs, en }, locale)('notifications.thread', { count }),
    path: data.path,
  }),
}

const commentKind: NotificationKind<Data> = {
  id: 'discussions.comment',
  topic: 'discussions',
  groups: true,
  waitSeconds: { push: 60, mail: 600 },
  hoursBetweenMails: 6,
  tell: ({ locale, data, who, count }) => ({
    ...(who && { lead: who }),
    text: translator({ bhs, en }, locale)('notifications.comment', {
      title: readText(data.title, locale).text,
      count: who ? count : 0,
    }),
    path: data.path,
  }),
}

const commentAnswerKind: NotificationKind<Data> = {
  ...commentKind,
  id: 'discussions.comment-answer',
  tell: ({ locale, data, who, count }) => ({
    ...(who && { lead: who }),
    text: translator({ bhs, en }, locale)('notifications.commentAnswer', {
      title: readText(data.title, locale).text,
      count: who ? count : 0,
    }),
    path: data.path,
  }),
}

const mentionKind: NotificationKind<Data> = {
  ...commentKind,
  id: 'discussions.mention',
  tell: ({ locale, data, who, count }) => ({
    ...(who && { lead: who }),
    text: translator({ bhs, en }, locale)('notifications.mention', {
      title: readText(data.title, locale).text,
      count: who ? count : 0,
    }),
    path: data.path,
  }),
}

export const discussionNotifications: NotificationPart = {
  topics: [{ id: 'discussions', order: 32, icon: 'message', mail: 'daily', push: true }],
  kinds: [questionKind, answerKind, replyKind, threadKind, commentKind, commentAnswerKind, mentionKind],
}

type ThingNews = { services: Services; thing: DiscussedThing }

export async function notifyQuestion(
  tx: Db,
  { services, thing: { title, path }, about, to }: ThingNews & { about: string; to: string[] },
): Promise<void> {
  await notify(tx, { services, kind: questionKind, to, about, data: { title, path } })
}

/** Notifies those who answer that the questioner has replied. */
export async function notifyReply(
  tx: Db,
  { services, thing: { title, path }, question, to }: ThingNews & { question: string; to: string[] },
): Promise<void> {
  await notify(tx, { services, kind: replyKind, to, about: question, data: { title, path } })
}

/** Notifies the people of a thing about a new post in its private discussion. */
export async function notifyThread(
  tx: Db,
  {
    services,
    rights: { title, path },
    about,
    by,
    to,
  }: { services: Services; rights: ThreadRights; about: string; by: string; to: string[] },
): Promise<void> {
  await notify(tx, { services, kind: threadKind, to, about, by, data: { title, path } })
}

const commentKinds = { comment: commentKind, commentAnswer: commentAnswerKind, mention: mentionKind }

type CommentNews = Data & {
  services: Services
  what: keyof typeof commentKinds
  /** The thing, or the answered comment; for a mention the comment itself. */
  about: string
  comment: string
  by: string
  to: string
}

/** Notifies the owner of the thing, the author of the answered comment, or whom the comment names. */
export async function notifyComment(
  tx: Db,
  { services, what, about, by, to, title, path, comment }: CommentNews,
): Promise<void> {
  const kind = commentKinds[what]
  await notify(tx, { services, kind, to: [to], about, by, data: { title, path: `${path}#c-${comment}` } })
}

const waitingRows = rowsOf({ id: z.string() })

/**
 * Notifies the questioner and members who share the question, except those separated by a block from an unofficial author.
 */
export async function notifyAnswer(
  tx: Db,
  input: ThingNews & { question: string; author: string; isOfficial: boolean },
): Promise<void> {
  const { services, thing, question, author, isOfficial } = input
  const { title, path, by } = thing
  const { rows } = await waitingRows(tx)(sql`
    select m.id from (
      select author_id as id from discussion_posts where id = ${question} and author_id is not null
      union select user_id from discussion_interests where post_id = ${question}) m
    where m.id <> ${author} and (${isOfficial} or not exists (
      select from blocked_pairs b where b.member_id = m.id and b.other_id = ${author}))`)
  await notify(tx, {
    services,
    kind: answerKind,
    to: rows.map(({ id }) => id),
    about: question,
    data: { title, path, by: isOfficial ? by : null },
  })
}
