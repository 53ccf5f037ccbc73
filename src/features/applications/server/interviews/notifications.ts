import { notify } from '#features/notifications/server/index.ts'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import type { InterviewAnswer, InterviewSide, proposeInterview } from '../../contract/interview.endpoints.ts'
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

type Day = Omit<BodyOf<typeof proposeInterview>, 'version'>

export const proposedKind: NotificationKind<Own & Day & { isMoved: boolean }> = {
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
  mail({ locale, data, publicUrl }) {
    const { t, title, organisation } = wordsOf(data, locale)
    const { application, at, minutes, way, place, note } = data
    const when = momentOf(at, locale)
    return {
      subject: t('mail.interview.subject', { title, ...when }),
      heading: t('mail.interview.heading'),
      parts: [
        paragraph(t('mail.interview.text', { title, organisation })),
        paragraph(t('mail.interview.when', { ...when, minutes })),
        paragraph([t(`interview.ways.${way}`), place].filter(Boolean).join(': ')),
        ...paragraphs(note),
        button(t('mail.interview.action'), `${publicUrl}/applications/${application}`),
      ],
    }
  },
}

/** Without a name, because only the page knows whether the reader may see it. */
export const answeredKind: NotificationKind<Received & { answer: InterviewAnswer; at: string }> = {
  id: 'applications.interview-answer',
  topic: 'hiring',
  tell({ locale, data }) {
    const { t, title } = wordsOf(data, locale)
    return {
      lead: t(`notifications.interviewAnswer.${data.answer}`, momentOf(data.at, locale)),
      text: t('notifications.interviewAnswer.text', { title }),
      path: `/opportunities/${data.opportunity}/applications`,
    }
  },
}

type Cancelled = About & { by: InterviewSide; at: string; message: string; path: string }

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
  mail({ locale, data, publicUrl }) {
    const { t, title, organisation } = wordsOf(data, locale)
    const when = momentOf(data.at, locale)
    return {
      subject: t('mail.interviewCancelled.subject', { title, ...when }),
      heading: t('mail.interviewCancelled.heading'),
      parts: [
        paragraph(t(`mail.interviewCancelled.${data.by}`, { title, organisation, ...when })),
        ...paragraphs(data.message),
        paragraph(t('mail.interviewCancelled.calendar')),
        button(t('mail.interviewCancelled.action'), `${publicUrl}${data.path}`),
      ],
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
  isMoved,
}: Outgoing & { application: ApplicationRow; date: Day; isMoved: boolean }): Promise<void> {
  const data = { ...aboutOf(opportunity), ...date, application: id, isMoved }
  await notify(tx, { services, kind: proposedKind, to: [userId], about: id, data })
}

/** Tells the people who decide about the applicant's answer to their date. */
export async function notifyAnswered({
  answer,
  at,
  ...out
}: Outgoing & { answer: InterviewAnswer; at: string }): Promise<void> {
  await toDeciders(out, answeredKind, { answer, at })
}

/** Tells the other side that a date is cancelled. */
export async function notifyCancelled({
  services,
  tx,
  opportunity,
  application: { id, userId },
  ...what
}: Outgoing & { application: ApplicationRow } & Pick<Cancelled, 'by' | 'at' | 'message'>): Promise<void> {
  const toOrganisation = what.by === 'member'
  await notify(tx, {
    services,
    kind: cancelledKind,
    to: toOrganisation ? await decidersOf(tx, opportunity) : [userId],
    about: id,
    data: {
      ...aboutOf(opportunity),
      ...what,
      path: toOrganisation ? `/opportunities/${opportunity.id}/applications` : `/applications/${id}`,
    },
  })
}

function momentOf(at: string, locale: Locale): { date: string; time: string } {
  const moment = new Date(at)
  return { date: formatLongDate(moment, locale), time: formatTime(moment) }
}
