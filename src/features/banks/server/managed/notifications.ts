import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'

/** Tells a member that they now sit on a board, judge applications and manage calls. */
export const seatedKind: NotificationKind<{ slug: string; bank: string }> = {
  id: 'banks.seated',
  topic: 'reviews',
  tell({ locale, data: { slug, bank } }) {
    const t = translator({ bhs, en }, locale)
    return { lead: bank, text: t('notifications.seated'), path: `/ob/${slug}` }
  },
}

type Closing = { slug: string; bank: string; isClosed: boolean; reason: string }

/** Tells the board that their bank was closed or opened again, and why. */
export const closingKind: NotificationKind<Closing> = {
  id: 'banks.closing',
  topic: 'reviews',
  tell({ locale, data: { slug, bank, isClosed, reason } }) {
    const t = translator({ bhs, en }, locale)
    const text = t(isClosed ? 'notifications.closed' : 'notifications.reopened', { reason })
    return { lead: bank, text, path: `/ob/${slug}` }
  },
}

export const bankNotifications: NotificationPart = {
  kinds: [seatedKind as NotificationKind, closingKind as NotificationKind],
}
