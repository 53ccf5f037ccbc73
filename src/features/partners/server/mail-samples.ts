import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { inDays, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { expiryKind } from './reminder.task.ts'

export const partnerMails: readonly MailSample[] = [
  notificationSample({
    texts: 'partners.server:mail.expiry',
    kind: expiryKind,
    data: () => ({ partner: SAMPLE.organisation, expiresAt: inDays(14) }),
  }),
]
