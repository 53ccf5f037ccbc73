import { notify } from '#features/notifications/server/index.ts'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import type {
  Interview,
  InterviewAnswer,
  InterviewSide,
  proposeInterview,
} from '../../contract/interview.endpoints.ts'
import type { ApplicationRow } from '../applications.queries.ts'
import {
  type About,
  aboutOf,
  button,
  decidersOf,
  type Outgoing,
  type Own,
  paragraph,
  paragraphs,
  type Received,
  toDeciders,
  wordsOf,
} from '../notifications.ts'
import { type CalendarDate, interviewCalendar } from './interview-calendar.ts'

type Day = Omit<BodyOf<typeof proposeInterview>, 'version'>

export const proposedKind: NotificationKind<Own & Day & { isMoved: boolean; version: number }> = {
  id: 'applications.interview',
  topic: 'applications',
  groups: true,
  tell({ locale, data }) {
    const { t, title, organisation } = wordsOf(data, locale)
    return {
      lead: organisation,
      text: t(data.isMoved ? 'notifications.interview.moved' : 'notifications.interview.proposed', {
        title,
        ...momentOf(data.at, locale),
      }),
      path: `/applications/${data.application}`,
      face: organisation,
    }
  },
  mail({ locale, data, publicUrl, productName }) {
    const { t, title, organisation } = wordsOf(data, locale)
    const { application, at, minutes, way, place, note } = data
    const path = `/applications/${application}`
    const when = momentOf(at, locale)
    return {
      subject: t('mail.interview.subject', { title, ...when }),
      heading: t('mail.interview.heading'),
      parts: [
        paragraph(t('mail.interview.text', { title, organisation })),
        paragraph(t('mail.interview.when', { ...when, minutes })),
        paragraph([t(`interview.ways.${way}`), place].filter(Boolean).join(': ')),
        ...paragraphs(note),
        button(t('mail.interview.action'), `${publicUrl}${path}`),
      ],
      calendar: {
        method: 'REQUEST',
        content: interviewCalendar({
          application,
          about: data,
          date: data,
          state: 'proposed',
          path,
          locale,
          publicUrl,
          productName,
        }),
      },
    }
  },
}

type Dated = { application: string } & CalendarDate
type Answered = Received & Dated & { answer: InterviewAnswer; message: string }

/** Without a name, because only the page knows whether the reader may see it. */
export const answeredKind: NotificationKind<Answered> = {
  id: 'applications.interview-answer',
  topic: 'hiring',
  tell({ locale, data }) {
    const { t, title } = wordsOf(data, locale)
    return {
      lead: t(`notifications.interviewAnswer.${data.answer}`, momentOf(data.at, locale)),
      text: t('notifications.interviewAnswer.text', { title }),
      path: deskOf(data),
    }
  },
  mail({ locale, data, publicUrl, productName }) {
    const { t, title } = wordsOf(data, locale)
    const { answer, application, message } = data
    const path = deskOf(data)
    return {
      subject: t(`notifications.interviewAnswer.${answer}`, momentOf(data.at, locale)),
      heading: t('mail.interviewAnswer.heading'),
      parts: [
        paragraph(t(`mail.interviewAnswer.${answer}`, { title, ...momentOf(data.at, locale) })),
        ...paragraphs(message),
        button(t('mail.interviewAnswer.action'), `${publicUrl}${path}`),
      ],
      ...(answer === 'yes' && {
        calendar: {
          method: 'REQUEST' as const,
          content: interviewCalendar({
            application,
            about: data,
            date: data,
            state: 'agreed',
            path,
            locale,
            publicUrl,
            productName,
          }),
        },
      }),
    }
  },
}

/** Reminds the people who decide of an interview a day before it; the applicant has the reminders of deadlines. */
const soonKind: NotificationKind<Received & { application: string; at: string }> = {
  id: 'applications.interview-soon',
  topic: 'hiring',
  groups: true,
  isAppointed: true,
  tell({ locale, data }) {
    const { t, title } = wordsOf(data, locale)
    return {
      lead: t('notifications.interviewSoon.lead', momentOf(data.at, locale)),
      text: t('notifications.interviewSoon.text', { title }),
      path: deskOf(data),
    }
  },
}

type Cancelled = About & Dated & { by: InterviewSide; message: string; path: string }

/** Immediate email to either side, so that nobody comes in vain. */
const cancelledKind: NotificationKind<Cancelled> = {
  id: 'applications.interview-cancelled',
  topic: 'applications',
  isTransactional: true,
  tell({ locale, data }) {
    const { t, title, organisation } = wordsOf(data, locale)
    const when = momentOf(data.at, locale)
    if (data.by === 'organisation')
      return {
        lead: organisation,
        text: t('notifications.interviewCancelled.byOrganisation', { title, ...when }),
        path: data.path,
        face: organisation,
      }
    return {
      lead: t('notifications.interviewCancelled.byApplicant', when),
      text: t('notifications.interviewCancelled.text', { title }),
      path: data.path,
    }
  },
  mail({ locale, data, publicUrl, productName }) {
    const { t, title, organisation } = wordsOf(data, locale)
    const when = momentOf(data.at, locale)
    const { application, path, message: note } = data
    return {
      subject: t('mail.interviewCancelled.subject', { title, ...when }),
      heading: t('mail.interviewCancelled.heading'),
      parts: [
        paragraph(t(`mail.interviewCancelled.${data.by}`, { title, organisation, ...when })),
        ...paragraphs(data.message),
        paragraph(t('mail.interviewCancelled.calendar')),
        button(t('mail.interviewCancelled.action'), `${publicUrl}${path}`),
      ],
      calendar: {
        method: 'CANCEL',
        content: interviewCalendar({
          application,
          about: data,
          date: { ...data, note },
          state: 'cancelled',
          path,
          locale,
          publicUrl,
          productName,
        }),
      },
    }
  },
}

export const interviewKinds = [proposedKind, answeredKind, soonKind, cancelledKind]

/** Tells the applicant that the organisation proposes an interview. */
export async function notifyProposed({
  services,
  tx,
  opportunity,
  application: { id, userId },
  date,
  ...more
}: Outgoing & { application: ApplicationRow; date: Day; isMoved: boolean; version: number }): Promise<void> {
  const data = { ...aboutOf(opportunity), ...date, ...more, application: id }
  await notify(tx, { services, kind: proposedKind, to: [userId], about: id, data })
}

/** Tells the people who decide about the applicant's answer to their date. */
export async function notifyAnswered({
  application,
  answer,
  message,
  interview,
  ...out
}: Outgoing & {
  application: string
  answer: InterviewAnswer
  message: string
  interview: Interview
}): Promise<void> {
  await toDeciders(out, answeredKind, { application, answer, message, ...dateOf(interview) })
}

/** Reminds the people who decide of an interview. */
export async function notifySoon({
  application,
  at,
  ...out
}: Outgoing & { application: string; at: string }): Promise<void> {
  await toDeciders(out, soonKind, { application, at })
}

/** Tells the other side that a date is cancelled. */
export async function notifyCancelled({
  services,
  tx,
  opportunity,
  application: { id, userId },
  interview,
  ...what
}: Outgoing & { application: ApplicationRow; interview: Interview } & Pick<
    Cancelled,
    'by' | 'message'
  >): Promise<void> {
  const toOrganisation = what.by === 'member'
  await notify(tx, {
    services,
    kind: cancelledKind,
    to: toOrganisation ? await decidersOf(tx, opportunity) : [userId],
    about: id,
    data: {
      ...aboutOf(opportunity),
      ...dateOf(interview),
      ...what,
      application: id,
      path: toOrganisation ? `/opportunities/${opportunity.id}/applications` : `/applications/${id}`,
    },
  })
}

const deskOf = ({ opportunity }: Received) => `/opportunities/${opportunity}/applications`

function dateOf({ at, minutes, place, note, version }: Interview): CalendarDate {
  return { at, minutes, place, note, version }
}

function momentOf(at: string, locale: Locale): { date: string; time: string } {
  const moment = new Date(at)
  return { date: formatLongDate(moment, locale), time: formatTime(moment) }
}
