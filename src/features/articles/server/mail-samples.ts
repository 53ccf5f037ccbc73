import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { SAMPLE } from '#platform/server/mail/sample-values.ts'
import { decisionKind } from './notifications.ts'

const title = { bhs: 'Prvi dan na praksi', en: 'The first day of an internship' }
const DECISIONS = ['publish', 'return'] as const

export const articleMails: readonly MailSample[] = DECISIONS.map((decision) =>
  notificationSample({
    texts: `articles.server:mail.${decision}`,
    kind: decisionKind,
    data: () => ({
      id: SAMPLE.id,
      title,
      decision,
      reason: decision === 'return' ? 'Dodaj izvor za drugi broj.' : '',
    }),
  }),
)
