import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { inDays, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { agreedKind } from './interviews/agreed-notifications.ts'
import { answeredKind, cancelledKind, proposedKind } from './interviews/notifications.ts'
import { dueKind, receivedKind, statusKind, submissionKind, withdrawnKind } from './notifications.ts'

const MESSAGE = 'Hvala na prijavi. Javljamo se u petak do podne.'
const PLACE = 'Una Softver, Bosanska 4, Bihać'
const about = { title: SAMPLE.opportunity, organisation: SAMPLE.organisation }
const own = { ...about, application: SAMPLE.id }
const incoming = { ...about, opportunity: SAMPLE.id }
const interview = () => ({ at: inDays(3), minutes: 45, place: PLACE, note: '', version: 1 })

export const applicationMails: readonly MailSample[] = [
  notificationSample({
    texts: 'applications.server:mail.sent',
    kind: submissionKind,
    data: () => ({ ...own, promisedAt: inDays(14) }),
  }),
  notificationSample({
    texts: 'applications.server:mail.moved',
    kind: statusKind,
    data: () => ({ ...own, status: 'in-review' as const, message: MESSAGE }),
  }),
  notificationSample({
    texts: 'applications.server:mail.received',
    kind: receivedKind,
    data: () => incoming,
    count: 3,
  }),
  notificationSample({
    texts: 'applications.server:mail.withdrawn',
    kind: withdrawnKind,
    data: () => incoming,
  }),
  notificationSample({
    texts: 'applications.server:mail.due',
    kind: dueKind,
    data: () => ({ ...incoming, due: 4, promisedAt: inDays(2) }),
  }),
  notificationSample({
    texts: 'applications.server:mail.interview',
    kind: proposedKind,
    data: () => ({ ...own, ...interview(), way: 'place' as const, isMoved: false }),
  }),
  notificationSample({
    texts: 'applications.server:mail.interviewAnswer',
    kind: answeredKind,
    data: () => ({
      ...incoming,
      ...interview(),
      application: SAMPLE.id,
      answer: 'yes' as const,
      message: '',
    }),
  }),
  notificationSample({
    texts: 'applications.server:mail.interviewAgreed',
    kind: agreedKind,
    data: () => ({ ...own, ...interview() }),
  }),
  notificationSample({
    texts: 'applications.server:mail.interviewCancelled',
    kind: cancelledKind,
    data: () => ({
      ...own,
      ...interview(),
      by: 'organisation' as const,
      message: MESSAGE,
      path: `/applications/${SAMPLE.id}`,
    }),
  }),
]
