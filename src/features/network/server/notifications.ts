import { notify, withdrawNotification } from '#features/notifications/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { mutedTexts } from './settings/muted-texts.ts'

/** Groups all waiting requests into one line. */
const requestKind: NotificationKind = {
  id: 'network.request',
  topic: 'network',
  groups: true,
  hoursBetweenMails: 24,
  tell: ({ locale, who, count }) => ({
    ...(who && { lead: who }),
    text: translator({ bhs, en }, locale)('notifications.request', { count: who ? count : 0 }),
    path: '/network',
  }),
}

const acceptedKind: NotificationKind<{ person: string }> = {
  id: 'network.accepted',
  topic: 'network',
  tell: ({ locale, who, data }) => ({
    ...(who && { lead: who }),
    text: translator({ bhs, en }, locale)('notifications.accepted', { named: who ? 'yes' : 'no' }),
    path: who ? `/profile/${data.person}` : '/network',
  }),
}

const endorsedKind: NotificationKind<{ skill: Bilingual }> = {
  id: 'network.endorsed',
  topic: 'network',
  // One row per confirmation, which is removed once it is decided.
  groups: true,
  tell: ({ locale, who, data: { skill } }) => ({
    ...(who && { lead: who }),
    text: translator({ bhs, en }, locale)('notifications.endorsed', {
      named: who ? 'yes' : 'no',
      skill: readText(skill, locale).text,
    }),
    path: '/network#endorsements',
  }),
}

export const networkNotifications: NotificationPart = {
  topics: [{ id: 'network', order: 40, icon: 'person', mail: 'daily', push: false, isCommon: true }],
  kinds: [requestKind, acceptedKind, endorsedKind],
}

type Outgoing = { services: Services; from: string; to: string }

/** Notifies a member of a request, unless its note contains words that they have muted. */
export async function notifyRequest(
  tx: Db,
  { services, from, to, note }: Outgoing & { note: string },
): Promise<void> {
  const unwanted = await mutedTexts(tx, { members: [to], text: note })
  if (unwanted.has(to)) return
  await notify(tx, { services, kind: requestKind, to: [to], about: to, by: from, data: {} })
}

/** Withdraws the notification of a request that was answered, withdrawn or ended by a block. */
export function takeRequestBack(tx: Db, { from, to }: Omit<Outgoing, 'services'>): Promise<void> {
  return withdrawNotification(tx, { kinds: [requestKind], to, about: to, by: from })
}

/** Notifies the sender of a request that they are connected now. */
export async function notifyAccepted(tx: Db, { services, from, to }: Outgoing): Promise<void> {
  await notify(tx, { services, kind: acceptedKind, to: [from], about: to, by: to, data: { person: to } })
}

/** Notifies a member that a skill of theirs was confirmed and awaits their decision. */
export async function notifyEndorsed(
  tx: Db,
  { services, id, from, to, skill, text }: Outgoing & { id: string; skill: Bilingual; text: string },
): Promise<void> {
  const unwanted = await mutedTexts(tx, { members: [to], text })
  if (unwanted.has(to)) return
  await notify(tx, { services, kind: endorsedKind, to: [to], about: id, by: from, data: { skill } })
}

/** Withdraws the notification of a confirmation that was decided on, withdrawn or ended by a block. */
export function takeEndorsedBack(
  tx: Db,
  { id, from, to }: Omit<Outgoing, 'services'> & { id: string },
): Promise<void> {
  return withdrawNotification(tx, { kinds: [endorsedKind], to, about: id, by: from })
}
