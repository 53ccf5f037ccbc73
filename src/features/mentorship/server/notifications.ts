import { notify, settleNotification } from '#features/notifications/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { absenceKind } from './absences/absence-notifications.ts'
import { consentKind } from './consents/notifications.ts'
import {
  groupKind,
  groupJoiningKind,
  groupPlaceKind,
  groupReminderKind,
} from './groups/group-notifications.ts'
import { type Meeting, meetingCalendar } from './work/meeting-calendar.ts'
import { meetingKind, reminderKind } from './work/meeting-notifications.ts'
import { when } from './when.ts'

const catalogues = { bhs, en }
/** Each mentorship keeps one notification row per side, whatever happens to it. */
const ABOUT_ONE = { topic: 'mentorship', groups: true } as const

type RequestData = { at: string; zone: string; goal: string }

/** Somebody asks for a mentor: how long there is to answer, and when they would meet. */
export const requestKind: NotificationKind<RequestData> = {
  id: 'mentorship.request',
  ...ABOUT_ONE,
  tell({ locale, who, data }) {
    const t = translator(catalogues, locale)
    return {
      ...(who && { lead: who }),
      text: t('notifications.request', when(data, locale)),
      path: '/mentorship',
    }
  },
  mail({ locale, who, data, publicUrl }) {
    const t = translator(catalogues, locale)
    return {
      subject: t('mail.request.subject', { who }),
      heading: t('mail.request.heading'),
      parts: [
        { kind: 'paragraph', text: t('mail.request.text', { who, ...when(data, locale) }) },
        { kind: 'paragraph', text: data.goal },
        { kind: 'button', label: t('mail.open'), url: `${publicUrl}/mentorship` },
        { kind: 'small', text: t('mail.request.small') },
      ],
    }
  },
}

export const OUTCOMES = [
  'accepted',
  'proposed',
  'question',
  'reply',
  'declined',
  'expired',
  'withdrawn',
  'ended',
] as const
export type Outcome = (typeof OUTCOMES)[number]
type Answered = {
  outcome: Outcome
  /** The first meeting; of a question and its answer the deadline that follows. */
  at: string | null
  zone: string
  /** What the one who answers says in their own words. */
  reason: string
  /** The meeting of what was agreed, for the calendar. */
  meeting?: Omit<Meeting, 'who' | 'isCancelled'>
}

/** The notification about a request or a mentorship. */
export const answerKind: NotificationKind<Answered> = {
  id: 'mentorship.answer',
  ...ABOUT_ONE,
  tell({ locale, who, data }) {
    const t = translator(catalogues, locale)
    const text = t(`notifications.${data.outcome}`, when(data, locale))
    return { ...(who && { lead: who }), text, path: '/mentorship' }
  },
  mail({ locale, who, data, publicUrl, productName }) {
    const t = translator(catalogues, locale)
    const meeting = data.meeting && { ...data.meeting, who, isCancelled: false }
    return {
      ...(meeting && {
        calendar: {
          method: 'REQUEST',
          content: meetingCalendar({ meeting, locale, publicUrl, productName }),
        },
      }),
      subject: t(`mail.${data.outcome}.subject`, { who }),
      heading: t(`mail.${data.outcome}.heading`),
      parts: [
        { kind: 'paragraph', text: t(`mail.${data.outcome}.text`, { who, ...when(data, locale) }) },
        ...(data.reason ? [{ kind: 'paragraph', text: data.reason } as const] : []),
        { kind: 'button', label: t('mail.open'), url: `${publicUrl}/mentorship` },
      ],
    }
  },
}

type Decided = { decision: 'approve' | 'return'; reason: string }

export const decisionKind: NotificationKind<Decided> = {
  id: 'mentorship.decision',
  ...ABOUT_ONE,
  isTransactional: true,
  tell: ({ locale, data }) => ({
    text: translator(catalogues, locale)(`notifications.${data.decision}`),
    path: '/mentorship/profile',
  }),
  mail({ locale, data: { decision, reason }, publicUrl }) {
    const t = translator(catalogues, locale)
    return {
      subject: t(`mail.${decision}.subject`),
      heading: t(`mail.${decision}.heading`),
      parts: [
        { kind: 'paragraph', text: t(`mail.${decision}.text`) },
        ...(reason ? [{ kind: 'paragraph', text: reason } as const] : []),
        { kind: 'button', label: t('mail.profile'), url: `${publicUrl}/mentorship/profile` },
      ],
    }
  },
}

export const mentorshipNotifications: NotificationPart = {
  topics: [
    { id: 'mentorship', order: 35, icon: 'person', mail: 'now', push: true, alwaysInApp: true },
    { id: 'mentorshipJoining', order: 36, icon: 'person', mail: 'off', push: false },
  ],
  kinds: [
    requestKind,
    answerKind,
    decisionKind,
    consentKind,
    meetingKind,
    reminderKind,
    absenceKind,
    groupKind,
    groupPlaceKind,
    groupJoiningKind,
    groupReminderKind,
  ],
}

type Between = { services: Services; id: string; from: string; to: string }

export async function notifyRequest(
  tx: Db,
  { services, id, from, to, ...data }: Between & RequestData,
): Promise<void> {
  await notify(tx, { services, kind: requestKind, to: [to], about: id, by: from, data })
}

export async function notifyAnswer(
  tx: Db,
  { services, id, from, to, ...data }: Omit<Between, 'from'> & { from: string | null } & Answered,
): Promise<void> {
  const by = from === null ? {} : { by: from }
  await notify(tx, { services, kind: answerKind, to: [to], about: id, ...by, data })
}

/** Settles the notification of a request that the member has answered. */
export async function settle(tx: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  await settleNotification(tx, { kinds: [requestKind], to: userId, about: id })
  await settleNotification(tx, { kinds: [answerKind], to: userId, about: id })
}

export async function notifyDecision(
  tx: Db,
  { services, mentor, ...data }: { services: Services; mentor: string } & Decided,
): Promise<void> {
  await notify(tx, { services, kind: decisionKind, to: [mentor], about: mentor, data })
}
