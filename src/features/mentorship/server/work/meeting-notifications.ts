import { notify } from '#features/notifications/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type { Format } from '../../contract/kinds.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { when } from '../when.ts'
import { meetingCalendar } from './meeting-calendar.ts'

const catalogues = { bhs, en }

export type MeetingChange = 'booked' | 'moved' | 'cancelled' | 'day' | 'hour'
type MeetingNews = {
  change: MeetingChange
  session: string
  at: string
  minutes: number
  format: Format
  version: number
  zone: string
  reason: string
}

function telling({
  id,
  ...more
}: Pick<NotificationKind<MeetingNews>, 'id'> & Partial<NotificationKind<MeetingNews>>) {
  const kind: NotificationKind<MeetingNews> = {
    id,
    topic: 'mentorship',
    groups: true,
    ...more,
    tell({ locale, who, data }) {
      const t = translator(catalogues, locale)
      return {
        ...(who && { lead: who }),
        text: t(`notifications.meeting.${data.change}`, when(data, locale)),
        path: '/mentorship',
      }
    },
    mail({ locale, who, data, publicUrl, productName }) {
      const t = translator(catalogues, locale)
      const { change, reason } = data
      const isCancelled = change === 'cancelled'
      return {
        subject: t(`mail.meeting.${change}.subject`, { who, ...when(data, locale) }),
        heading: t(`mail.meeting.${change}.heading`),
        parts: [
          { kind: 'paragraph', text: t(`mail.meeting.${change}.text`, { who, ...when(data, locale) }) },
          ...(reason ? [{ kind: 'paragraph', text: reason } as const] : []),
          { kind: 'button', label: t('mail.open'), url: `${publicUrl}/mentorship` },
        ],
        calendar: {
          method: isCancelled ? 'CANCEL' : 'REQUEST',
          content: meetingCalendar({
            meeting: { ...data, isCancelled, who },
            locale,
            publicUrl,
            productName,
          }),
        },
      }
    },
  }
  return kind
}

/** A meeting was agreed, moved or cancelled; the mail has it for the calendar. */
export const meetingKind = telling({ id: 'mentorship.meeting' })
/** It comes tomorrow, or within the hour: both agreed on the moment. */
export const reminderKind = telling({ id: 'mentorship.reminder', isAppointed: true })

type NotificationContext = MeetingNews & { services: Services; id: string; from: string | null; to: string }

export async function notifyMeeting(
  tx: Db,
  { services, id, from, to, ...data }: NotificationContext,
): Promise<void> {
  const isReminder = data.change === 'day' || data.change === 'hour'
  const kind = isReminder ? reminderKind : meetingKind
  const by = from === null ? {} : { by: from }
  await notify(tx, { services, kind, to: [to], about: id, ...by, data })
}
