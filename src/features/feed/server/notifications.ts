import { notify } from '#features/notifications/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { openingWords } from '../contract/post-text.ts'
import type { PostRow } from './posts.queries.ts'
import { postPath } from './reportable.ts'

type Data = { opening: string; path: string }

/** Those who do the same with one post are told of together. */
function groupedKind(act: 'reaction' | 'quote' | 'mention'): NotificationKind<Data> {
  return {
    id: `feed.${act}`,
    topic: 'feed',
    groups: true,
    waitSeconds: { push: 60, mail: 600 },
    hoursBetweenMails: 24,
    tell: ({ locale, data, who, count }) => ({
      ...(who && { lead: who }),
      text: translator({ bhs, en }, locale)(`notifications.${act}`, {
        opening: data.opening,
        count: who ? count : 0,
      }),
      path: data.path,
    }),
  }
}
const reactionKind = groupedKind('reaction')
const quoteKind = groupedKind('quote')

/** One notification for each mention, also after edits of the post. */
const mentionKind = groupedKind('mention')

const scheduleKind: NotificationKind<Data> = {
  id: 'feed.schedule',
  topic: 'feed',
  waitSeconds: { push: 60, mail: 600 },
  hoursBetweenMails: 24,
  tell: ({ locale, data: { opening, path } }) => ({
    text: translator({ bhs, en }, locale)('notifications.schedule', { opening }),
    path,
  }),
}

export const feedNotifications: NotificationPart = {
  topics: [{ id: 'feed', order: 34, icon: 'message', mail: 'weekly', push: false }],
  kinds: [reactionKind, quoteKind, mentionKind, scheduleKind],
}

type PostNews = { services: Services; post: Pick<PostRow, 'id' | 'author' | 'body'>; by: string }

/** Tells the author that somebody supports their post; those who do are told of together. */
export async function notifyReaction(tx: Db, { services, post, by }: PostNews): Promise<void> {
  const data = { opening: openingWords(post.body), path: postPath(post.id) }
  await notify(tx, { services, kind: reactionKind, to: [post.author], about: post.id, by, data })
}

/** Tells a member that a post names them. */
export async function notifyMention(
  tx: Db,
  { services, post, by, to }: PostNews & { to: string },
): Promise<void> {
  const data = { opening: openingWords(post.body), path: postPath(post.id) }
  await notify(tx, { services, kind: mentionKind, to: [to], about: post.id, by, data })
}

/** Tells the author that somebody shared their post in one of their own; it leads to the newest one. */
export async function notifyQuote(
  tx: Db,
  { services, post, quote, by }: PostNews & { quote: string },
): Promise<void> {
  const data = { opening: openingWords(post.body), path: postPath(quote) }
  await notify(tx, { services, kind: quoteKind, to: [post.author], about: post.id, by, data })
}

type Refused = { services: Services; id: string; author: string; body: PostRow['body'] }

/** Tells the author that a post was not published when its time came. */
export async function notifyRefusedSchedule(tx: Db, { services, id, author, body }: Refused): Promise<void> {
  const data = { opening: openingWords(body), path: '/feed' }
  await notify(tx, { services, kind: scheduleKind, to: [author], about: id, data })
}
