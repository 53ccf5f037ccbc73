import { notify } from '#features/notifications/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { MailPart } from '#platform/server/mail/mail.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { listDeadlinesOf, isOccasion, type OwnDeadline } from './deadlines.queries.ts'
import { claimReminders, claimWeek } from './reminders.queries.ts'

type Ending = {
  title: Bilingual
  by: string
  at: string
  path: string
  takesPlace: boolean
  isReply?: boolean
}

const NEAR_HOURS = 3
const WEEK_DAYS = 7
const NAMED = 15

export const deadlineKind: NotificationKind<Ending & { stage: 'day' | 'hours' }> = {
  id: 'dashboard.deadline',
  topic: 'deadlines',
  // The notification three hours before replaces the earlier one.
  groups: true,
  weekly: 'in overview',
  isUrgent: ({ stage }) => stage === 'hours',
  tell({ locale, data: { title, at, path, stage, takesPlace, isReply } }) {
    const t = translator({ bhs, en }, locale)
    const moment = new Date(at)
    return {
      lead: t(`notifications.${stage}.${isReply ? 'reply' : takesPlace ? 'begins' : 'ends'}`, {
        date: formatDate(moment, locale),
        time: formatTime(moment),
      }),
      text: readText(title, locale).text,
      path,
    }
  },
}

export const weekKind: NotificationKind<{ endings: Ending[]; all: number }> = {
  id: 'dashboard.week',
  topic: 'deadlines',
  weekly: 'overview',
  tell({ locale, data: { all } }) {
    const t = translator({ bhs, en }, locale)
    return {
      lead: t('notifications.week.lead'),
      text: t('notifications.week.text', { count: all }),
      path: '/dashboard',
    }
  },
  mail({ locale, data: { endings, all }, publicUrl }) {
    const t = translator({ bhs, en }, locale)
    const parts = endings.flatMap(({ title, by, at, path, takesPlace }): MailPart[] => {
      const moment = new Date(at)
      const when = { date: formatDate(moment, locale), time: formatTime(moment) }
      return [
        { kind: 'link', label: readText(title, locale).text, url: `${publicUrl}${path}` },
        {
          kind: 'small',
          text: [by, t(takesPlace ? 'calendar.begins' : 'calendar.until', when)]
            .filter(Boolean)
            .join('\u00a0· '),
        },
      ]
    })
    return {
      subject: t('notifications.week.subject', { count: all }),
      heading: t('notifications.week.heading'),
      parts: [
        ...parts,
        { kind: 'button', label: t('notifications.week.open'), url: `${publicUrl}/dashboard` },
      ],
    }
  },
}

export const deadlineNotifications: NotificationPart = {
  topics: [
    {
      id: 'deadlines',
      order: 10,
      icon: 'deadline',
      mail: 'weekly',
      push: true,
      isDeadline: true,
      isCommon: true,
    },
  ],
  kinds: [deadlineKind, weekKind],
}

/** Notifies a member of deadlines within a day, and again within three hours; of each only once. */
export async function notifyNear(services: Services, userId: string): Promise<void> {
  const deadlines = await listDeadlinesOf(services.db, { userId, days: 1 })
  if (deadlines.length === 0) return
  const isNear = ({ at }: OwnDeadline) => new Date(at).getTime() - Date.now() <= NEAR_HOURS * HOUR_MS
  await inTransaction(services.pool, async (tx) => {
    for (const stage of ['day', 'hours'] as const) {
      const due = deadlines.filter((deadline) => isNear(deadline) === (stage === 'hours'))
      const reminders = await claimReminders(tx, { userId, stage, subjects: due.map(({ id }) => id) })
      for (const deadline of due.filter(({ id }) => reminders.has(id)))
        await notify(tx, {
          services,
          kind: deadlineKind,
          to: [userId],
          about: deadline.id,
          data: { ...endingOf(deadline), stage },
        })
    }
  })
}

/** Notifies a member of all deadlines of this week, once a week. */
export async function notifyWeek(services: Services, userId: string): Promise<void> {
  const deadlines = await listDeadlinesOf(services.db, { userId, days: WEEK_DAYS })
  if (deadlines.length === 0) return
  await inTransaction(services.pool, async (tx) => {
    if (!(await claimWeek(tx, userId))) return
    const data = { endings: deadlines.slice(0, NAMED).map(endingOf), all: deadlines.length }
    await notify(tx, { services, kind: weekKind, to: [userId], about: userId, data })
  })
}

export function endingOf({ title, by, at, path, kind }: OwnDeadline): Ending {
  return {
    title: { bhs: title.bhs, en: title.en },
    by: by ?? '',
    at,
    path,
    takesPlace: isOccasion({ kind }),
    isReply: kind === 'reply',
  }
}
