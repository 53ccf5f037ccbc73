import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { notify, settleNotification } from '#features/notifications/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { Relations } from './relations.ts'

/** The place of the message. Its text is not copied, so that a deleted message is gone here too. */
type Data = { conversation: string; title: string }

/** Seconds, because members who have the conversation open read it before a push or email. */
const WAIT = { push: 15, mail: 600 }

function messageKind(id: string, sentence: 'message' | 'request'): NotificationKind<Data> {
  return {
    id: `messaging.${id}`,
    topic: 'messages',
    groups: true,
    waitSeconds: WAIT,
    hoursBetweenMails: 6,
    tell: ({ locale, who, count, data }) => ({
      ...(who && { lead: who }),
      text: translator({ bhs, en }, locale)(`notifications.${sentence}`, {
        named: who ? 'yes' : 'no',
        count,
        title: data.title,
        where: data.title ? 'group' : 'direct',
      }),
      path: `/messages/${data.conversation}`,
    }),
  }
}

const newKind = messageKind('message', 'message')
/** A message from somebody whom the reader has not answered yet. */
const requestKind = messageKind('request', 'request')

/** A reminder that a member set, at the time they chose. */
export const reminderKind: NotificationKind<Data> = {
  id: 'messaging.reminder',
  topic: 'messages',
  groups: true,
  isAppointed: true,
  // The member chose this time.
  isUrgent: () => true,
  tell: ({ locale, who, data }) => ({
    text: translator({ bhs, en }, locale)('notifications.reminder', {
      where: data.title ? 'group' : who ? 'direct' : 'nobody',
      title: data.title,
      name: who,
    }),
    path: `/messages/${data.conversation}`,
  }),
}

export const messagingNotifications: NotificationPart = {
  topics: [{ id: 'messages', order: 30, icon: 'message', mail: 'daily', push: true, isCommon: true }],
  kinds: [newKind, requestKind, reminderKind],
}

const listenerRows = rowsOf({ id: z.string(), title: z.string(), isAsked: z.boolean() })

type MessageNews = {
  services: Services
  relations: Relations
  conversation: string
  sender: string
  text: string
}

/** Notifies the members of a conversation of a message, without the sender, members who muted it, and its text. */
export async function notifyMessage(tx: Db, news: MessageNews): Promise<void> {
  const { services, relations, conversation, sender, text } = news
  const { rows } = await listenerRows(tx)(sql`
    select m.user_id as id, c.title, m.state = 'asked' as "isAsked"
    from conversation_members m join conversations c on c.id = m.conversation_id
    where c.id = ${conversation} and m.user_id <> ${sender} and m.state in ('in', 'asked')
      and (m.muted_until is null or m.muted_until < now())`)
  const [first] = rows
  if (!first) return
  const unwanted = await relations.unwanted(tx, { members: rows.map(({ id }) => id), text })
  const data = { conversation, title: first.title }
  for (const kind of [newKind, requestKind]) {
    const to = rows
      .filter(({ id, isAsked }) => isAsked === (kind === requestKind) && !unwanted.has(id))
      .map(({ id }) => id)
    if (to.length > 0) await notify(tx, { services, kind, to, about: conversation, by: sender, data })
  }
}

/**
 * Settles the notifications about a conversation that the member has read or answered, so that no other channel delivers
 * them.
 */
export function settleMessages(
  tx: Db,
  { conversation, userId }: { conversation: string; userId: string },
): Promise<void> {
  return settleNotification(tx, {
    kinds: [newKind, requestKind, reminderKind],
    to: userId,
    about: conversation,
  })
}
