import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { momentIn, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { answerKind, decisionKind, helpKind } from './notifications.ts'
import { suspensionMail } from './suspension-mail.ts'

const REASON = 'Objava tuđeg broja telefona bez pitanja.'
const decision = { decision: SAMPLE.id, rule: null, reason: REASON }

export const moderationMails: readonly MailSample[] = [
  notificationSample({
    texts: 'moderation.server:mail.decision',
    kind: decisionKind,
    data: () => ({ ...decision, measure: 'hide' as const }),
  }),
  notificationSample({
    texts: 'moderation.server:mail.answer',
    kind: answerKind,
    data: () => ({ ...decision, answer: 'lifted' as const }),
  }),
  notificationSample({
    texts: 'moderation.server:mail.help',
    kind: helpKind,
    data: () => ({ decision: SAMPLE.id, message: 'Tu smo ako hoćeš razgovarati.' }),
  }),
  {
    texts: 'moderation.server:mail.suspended',
    compose: ({ services: { config }, reader: user }) =>
      suspensionMail({
        config,
        user,
        token: 'sample',
        rule: null,
        reason: REASON,
        until: momentIn(14),
      }),
  },
]
