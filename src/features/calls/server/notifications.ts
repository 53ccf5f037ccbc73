import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'

type Data = {
  slug: string
  title: Bilingual
  bank: string | null
  deadline: string
  about: 'opened' | 'closes' | 'unsent' | 'prolonged' | 'postponed' | 'changed' | 'cancelled'
  /** The reason of its extension or cancellation. */
  reason?: Bilingual
}

/** Tells a follower that a call has opened, closes soon, was extended or was cancelled, and a team that its application is not sent. */
export const callSearch: NotificationKind<Data> = {
  id: 'calls.dates',
  topic: 'calls',
  tell({ locale, data }) {
    const deadline = new Date(data.deadline)
    const t = translator({ bhs, en }, locale)
    return {
      lead: readText(data.title, locale).text,
      text: t(`notifications.${data.about}`, {
        date: formatDate(deadline, locale),
        time: formatTime(deadline),
        reason: data.reason ? readText(data.reason, locale).text : '',
      }),
      path: data.about === 'unsent' ? '/canvas' : `/calls/${data.slug}`,
      ...(data.bank !== null && { face: data.bank }),
    }
  },
}

/** Tells a possible signer that a change of terms waits for the second signature, and once more after days of silence. */
export const termsKind: NotificationKind<{ slug: string; title: Bilingual; isReminder?: boolean }> = {
  id: 'calls.terms',
  topic: 'calls',
  isTransactional: true,
  tell({ locale, data: { slug, title, isReminder } }) {
    const t = translator({ bhs, en }, locale)
    const text = t(isReminder ? 'notifications.termsReminder' : 'notifications.terms')
    return { lead: readText(title, locale).text, text, path: `/calls/${slug}/edit` }
  },
}

export const callNotifications: NotificationPart = {
  topics: [
    { id: 'calls', order: 35, icon: 'deadline', mail: 'now', push: true, isDeadline: true, isCommon: true },
  ],
  kinds: [callSearch, termsKind],
}
