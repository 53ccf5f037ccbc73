import { notify } from '#features/notifications/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
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
import { mailCalendar } from './interview-calendar.ts'
import { type Dated, dateOf, deskOf, momentOf } from './interview-words.ts'

type Day = Omit<BodyOf<typeof proposeInterview>, 'version'>

export const proposedKind: NotificationKind<Own & Day & { isMoved: boolean; version: number }> = {
  id: 'applications.interview',
  topic: 'applications',
  groups: true,
  tell({ locale, data }) {
    const { t, title, organisation } = wordsOf(data, locale)
    return {
      lead: organisation,
      text: data.slots
        ? t('notifications.interview.slots', { title, count: data.slots.length })
        : t(data.isMoved ? 'notifications.interview.moved' : 'notifications.interview.proposed', {
            title,
            ...momentOf(data.at, locale),
          }),
      path: `/applications/${data.application}`,
      face: organisation,
    }
  },
  mail({ locale, data, publicUrl, productName }) {
    const { t, title, organisation } = wordsOf(data, locale)
    const { application, at, slots, minutes, way, place, note } = data
    const path = `/applications/${application}`
    const when = momentOf(at, locale)
    return {
      subject: slots
        ? t('mail.interview.chooseSubject', { title })
        : t('mail.interview.subject', { title, ...when }),
      heading: t('mail.interview.heading'),
      parts: [
        paragraph(t('mail.interview.text', { title, organisation })),
        ...(slots
          ? [
              paragraph(t('mail.interview.choose', { minutes })),
              ...slots.map((slot) => paragraph(t('mail.interview.slot', momentOf(slot, locale)))),
            ]
          : [paragraph(t('mail.interview.when', { ...when, minutes }))]),
        paragraph([t(`interview.ways.${way}`), place].filter(Boolean).join(': ')),
        ...paragraphs(note),
        button(t('mail.interview.action'), `${publicUrl}${path}`),
      ],
      // Of several times none is a date yet.
      ...(!slots && {
        calendar: mailCalendar({ locale, data, publicUrl, productName }, { state: 'proposed', path }),
      }),
    }
  },
}

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
    const { answer, message } = data
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
        calendar: mailCalendar({ locale, data, publicUrl, productName }, { state: 'agreed', path }),
      }),
    }
  },
}

type Cancelled = About & Dated & { by: InterviewSide; message: string; path: string }

/** Immediate email to either side, so that nobody comes in vain. */
export const cancelledKind: NotificationKind<Cancelled> = {
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
    const { path, message: note } = data
    return {
      subject: t('mail.interviewCancelled.subject', { title, ...when }),
      heading: t('mail.interviewCancelled.heading'),
      parts: [
        paragraph(t(`mail.interviewCancelled.${data.by}`, { title, organisation, ...when })),
        ...paragraphs(data.message),
        paragraph(t('mail.interviewCancelled.calendar')),
        button(t('mail.interviewCancelled.action'), `${publicUrl}${path}`),
      ],
      calendar: mailCalendar(
        { locale, data: { ...data, note }, publicUrl, productName },
        { state: 'cancelled', path },
      ),
    }
  },
}

export const interviewKinds = [proposedKind, answeredKind, cancelledKind]

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
