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
function groupedKind(act: 'reaction' | 'quote'): NotificationKind<Data> {
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

export const feedNotifications: NotificationPart = {
  topics: [{ id: 'feed', order: 34, icon: 'message', mail: 'weekly', push: false }],
  kinds: [reactionKind, quoteKind],
}

type Told = { services: Services; post: Pick<PostRow, 'id' | 'author' | 'body'>; by: string }

/** Tells the author that somebody supports their post; those who do are told of together. */
export async function tellReaction(tx: Db, { services, post, by }: Told): Promise<void> {
  const data = { opening: openingWords(post.body), path: postPath(post.id) }
  await notify(tx, { services, kind: reactionKind, to: [post.author], about: post.id, by, data })
}

/** Tells the author that somebody shared their post in one of their own; it leads to the newest one. */
export async function tellQuote(
  tx: Db,
  { services, post, quote, by }: Told & { quote: string },
): Promise<void> {
  const data = { opening: openingWords(post.body), path: postPath(quote) }
  await notify(tx, { services, kind: quoteKind, to: [post.author], about: post.id, by, data })
}
