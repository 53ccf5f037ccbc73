import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { SAMPLE } from '#platform/server/mail/sample-values.ts'
import { closedKind } from './notifications.ts'

const about = { slug: SAMPLE.callSlug, title: SAMPLE.call, name: SAMPLE.project, votes: 214 }

export const voteMails: readonly MailSample[] = [
  notificationSample({
    texts: 'votes.server:mail.funded',
    kind: closedKind,
    data: () => ({ ...about, place: 2, given: 240_000 }),
  }),
  notificationSample({
    texts: 'votes.server:mail.without',
    kind: closedKind,
    data: () => ({ ...about, place: 9, given: null }),
  }),
]
