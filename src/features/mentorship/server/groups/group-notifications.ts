import { notify } from '#features/notifications/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type { GroupFormat } from '../../contract/groups/groups.endpoints.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { when } from '../when.ts'
import { groupCalendar } from './group-calendar.ts'
import type { GroupFacts } from './groups.queries.ts'

const catalogues = { bhs, en }
const PATH = '/mentorship#groups'

/**
 * `place`: they have one; `up`: they waited and have one now; `moved`: another time, or another place; `joined`: its mentor hears of a member; `empty`:
 * nobody has joined; `attendance`: its mentor says who came.
 */
export type GroupChange =
  | 'place'
  | 'up'
  | 'joined'
  | 'moved'
  | 'cancelled'
  | 'day'
  | 'hour'
  | 'empty'
  | 'attendance'
type GroupNews = {
  change: GroupChange
  group: string
  topic: Bilingual
  at: string
  minutes: number
  zone: string
  format: GroupFormat
  location: string
  version: number
  reason: string
  /** Whether the calendar of the reader has it. */
  hasPlace: boolean
}

const IN_CALENDAR: readonly GroupChange[] = ['place', 'up', 'moved', 'cancelled', 'empty']

function wordsOf(data: GroupNews, locale: Locale) {
  return { topic: readText(data.topic, locale).text, format: data.format, ...when(data, locale) }
}

function telling(more: Pick<NotificationKind<GroupNews>, 'id'> & Partial<NotificationKind<GroupNews>>) {
  const kind: NotificationKind<GroupNews> = {
    topic: 'mentorship',
    groups: true,
    ...more,
    tell({ locale, who, count, data }) {
      const t = translator(catalogues, locale)
      return {
        ...(who && { lead: who }),
        text: t(`group.notifications.${data.change}`, { ...wordsOf(data, locale), count: who ? count : 0 }),
        path: PATH,
      }
    },
    mail({ locale, data, publicUrl, productName }) {
      const t = translator(catalogues, locale)
      const { change, reason, group: id, hasPlace } = data
      const isCancelled = change === 'cancelled' || change === 'empty'
      const texts = wordsOf(data, locale)
      return {
        subject: t(`group.mail.${change}.subject`, texts),
        heading: t(`group.mail.${change}.heading`),
        parts: [
          { kind: 'paragraph', text: t(`group.mail.${change}.text`, texts) },
          ...(data.location ? [{ kind: 'paragraph', text: data.location } as const] : []),
          ...(reason ? [{ kind: 'paragraph', text: reason } as const] : []),
          { kind: 'button', label: t('mail.open'), url: `${publicUrl}${PATH}` },
        ],
        ...(hasPlace &&
          IN_CALENDAR.includes(change) && {
            calendar: {
              method: isCancelled ? 'CANCEL' : 'REQUEST',
              content: groupCalendar({ group: { ...data, id, isCancelled }, locale, publicUrl, productName }),
            },
          }),
      }
    },
  }
  return kind
}

/** The notification of a place. Its mail leaves by itself, so that no change of the session waits behind it. */
export const groupPlaceKind = telling({ id: 'mentorship.group-place' })
/** Whoever takes a place is one row for its mentor, which counts; nothing leaves the product unless the mentor wants it. */
export const groupJoiningKind = telling({ id: 'mentorship.group-joining', topic: 'mentorshipJoining' })
/** Another time, a cancellation, and what its mentor is asked; the mail has it for the calendar. */
export const groupKind = telling({ id: 'mentorship.group' })
/** It comes tomorrow, or within the hour: its people chose the moment. */
export const groupReminderKind = telling({ id: 'mentorship.group-reminder', isAppointed: true })

const KINDS: Partial<Record<GroupChange, NotificationKind<GroupNews>>> = {
  place: groupPlaceKind,
  up: groupPlaceKind,
  joined: groupJoiningKind,
  day: groupReminderKind,
  hour: groupReminderKind,
}

type NotificationContext = {
  services: Services
  group: GroupFacts
  to: readonly string[]
  /** The acting mentor, if it is one. */
  by?: string
  change: GroupChange
  reason?: string
  hasPlace?: boolean
}

export async function notifyGroup(
  tx: Db,
  { services, group, to, by, change, reason = '', hasPlace = true }: NotificationContext,
): Promise<void> {
  const kind = KINDS[change] ?? groupKind
  const { id, topic, at, minutes, zone, format, location, version } = group
  await notify(tx, {
    services,
    kind,
    to,
    about: id,
    ...(by && { by }),
    data: {
      change,
      group: id,
      topic,
      at: toIso(at),
      minutes,
      zone,
      format,
      location,
      version,
      reason,
      hasPlace,
    },
  })
}
