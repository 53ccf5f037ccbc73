import { notify } from '#features/notifications/server/index.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { lastDay } from '#platform/contract/local-time.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { claimReminders, listGlobalAdmins } from './reminder.queries.ts'

const PATH = '/admin/settings/partner-keys'

type Data = { partner: string; expiresAt: string }

/** The notification that a key of a partner will expire. */
export const expiryKind: NotificationKind<Data> = {
  id: 'partners.expiry',
  topic: 'partners',
  tell({ locale, data: { partner, expiresAt } }) {
    const day = formatDate(lastDay(new Date(expiresAt)), locale)
    return {
      lead: partner,
      text: translator({ bhs, en }, locale)('notifications.expiry', { day }),
      path: PATH,
    }
  },
  mail({ locale, data: { partner, expiresAt }, publicUrl }) {
    const t = translator({ bhs, en }, locale)
    const day = formatDate(lastDay(new Date(expiresAt)), locale)
    return {
      subject: t('mail.expiry.subject', { partner }),
      heading: t('mail.expiry.heading'),
      parts: [
        { kind: 'paragraph', text: t('mail.expiry.text', { partner, day }) },
        { kind: 'button', label: t('mail.expiry.button'), url: `${publicUrl}${PATH}` },
      ],
    }
  },
}

export const partnerNotifications: NotificationPart = {
  topics: [{ id: 'partners', order: 79, icon: 'organisation', mail: 'now', push: false }],
  kinds: [expiryKind],
}

/** Reminds global admins, once for each key, that it will expire; one with a successor may. */
export const remindOfKeysTask: Task = {
  name: 'partners.remind',
  cron: '40 7 * * *',
  handle: (services) =>
    inTransaction(services.pool, async (tx) => {
      const keys = await claimReminders(tx)
      if (keys.length === 0) return
      const to = await listGlobalAdmins(tx)
      for (const { id, partner, expiresAt } of keys)
        await notify(tx, { services, kind: expiryKind, to, about: id, data: { partner, expiresAt } })
    }),
}
