import { notify } from '#features/notifications/server/index.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import type { Interview } from '../../contract/interview.endpoints.ts'
import type { ApplicationRow } from '../applications.queries.ts'
import {
  aboutOf,
  button,
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

/** A receipt for the applicant, with the date for the calendar. */
export const agreedKind: NotificationKind<Own & Dated> = {
  id: 'applications.interview-agreed',
  topic: 'applications',
  isOwnAct: true,
  isTransactional: true,
  tell({ locale, data }) {
    const { t, title, organisation } = wordsOf(data, locale)
    return {
      lead: t('notifications.interviewAgreed', momentOf(data.at, locale)),
      text: title,
      path: `/applications/${data.application}`,
      face: organisation,
    }
  },
  mail({ locale, data, publicUrl, productName }) {
    const { t, title, organisation } = wordsOf(data, locale)
    const { application, at, place } = data
    const path = `/applications/${application}`
    return {
      subject: t('mail.interviewAgreed.subject', { title, ...momentOf(at, locale) }),
      heading: t('mail.interviewAgreed.heading'),
      parts: [
        paragraph(t('mail.interviewAgreed.text', { title, organisation, ...momentOf(at, locale) })),
        ...paragraphs(place),
        button(t('mail.interviewAgreed.action'), `${publicUrl}${path}`),
      ],
      calendar: mailCalendar({ locale, data, publicUrl, productName }, { state: 'agreed', path }),
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

export const agreedKinds = [agreedKind, soonKind]

/** Confirms to the applicant the date that both agreed on. */
export async function notifyAgreed({
  services,
  tx,
  opportunity,
  application: { id, userId },
  interview,
}: Outgoing & { application: ApplicationRow; interview: Interview }): Promise<void> {
  const data = { ...aboutOf(opportunity), application: id, ...dateOf(interview) }
  await notify(tx, { services, kind: agreedKind, to: [userId], about: id, data })
}

/** Reminds the people who decide of an interview. */
export async function notifySoon({
  application,
  at,
  ...out
}: Outgoing & { application: string; at: string }): Promise<void> {
  await toDeciders(out, soonKind, { application, at })
}
