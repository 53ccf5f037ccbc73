import { notify } from '#features/notifications/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { MailPart } from '#platform/server/mail/mail.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { listChanges } from '../since/since.service.ts'
import { claimSummary, findSummaryStart } from './summary.queries.ts'

type News = { lead: Bilingual; text: Bilingual; path: string }

export const summaryKind: NotificationKind<{ news: News[] }> = {
  id: 'dashboard.summary',
  topic: 'summary',
  weekly: 'summary',
  tell({ locale, data: { news } }) {
    const t = translator({ bhs, en }, locale)
    return {
      lead: t('notifications.summary.lead'),
      text: t('notifications.summary.text', { count: news.length }),
      path: '/dashboard',
    }
  },
  mail({ locale, data: { news }, publicUrl }) {
    const t = translator({ bhs, en }, locale)
    const links = news.map(({ lead, text, path }): MailPart => {
      const label = [lead, text].map((words) => readText(words, locale).text).filter(Boolean)
      return { kind: 'link', label: label.join(' '), url: `${publicUrl}${path}` }
    })
    return {
      subject: t('notifications.summary.subject', { count: news.length }),
      heading: t('notifications.summary.heading'),
      parts: [
        ...links,
        { kind: 'button', label: t('notifications.week.open'), url: `${publicUrl}/dashboard` },
      ],
    }
  },
}

export const summaryNotifications: NotificationPart = {
  topics: [
    {
      id: 'summary',
      order: 12,
      icon: 'feed',
      mail: 'off',
      push: false,
      mailChoices: ['weekly', 'off'],
      // Within the product the dashboard says the same.
      isOutside: true,
      isCommon: true,
    },
  ],
  kinds: [summaryKind],
}

/** Tells a member what is new since the last week or visit, once a week; a week without news has no summary. */
export async function notifySummary(services: Services, userId: string): Promise<void> {
  const since = await findSummaryStart(services.db, userId)
  const [ours, english] = await Promise.all([
    listChanges({ services, userId, locale: 'bhs', since }),
    listChanges({ services, userId, locale: 'en', since }),
  ])
  const others = new Map(english.map((one) => [one.id, one]))
  const news = ours.map(({ id, lead, text, path }): News => {
    const other = others.get(id)
    return {
      lead: { bhs: lead, en: other?.lead ?? lead },
      text: { bhs: text, en: other?.text ?? text },
      path,
    }
  })
  if (news.length === 0) return
  await inTransaction(services.pool, async (tx) => {
    if (!(await claimSummary(tx, userId))) return
    await notify(tx, { services, kind: summaryKind, to: [userId], about: userId, data: { news } })
  })
}
