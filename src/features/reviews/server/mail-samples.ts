import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { inDays, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { DATE_OPEN, decidedKind } from './notifications.ts'

const OUTCOMES = {
  award: { amount: 240_000, voteFrom: () => null },
  ballot: { amount: 240_000, voteFrom: () => inDays(3) },
  ballotLater: { amount: 240_000, voteFrom: () => DATE_OPEN },
  refusal: { amount: null, voteFrom: () => null },
} as const

export const reviewMails: readonly MailSample[] = Object.entries(OUTCOMES).map(
  ([outcome, { amount, voteFrom }]) =>
    notificationSample({
      texts: `reviews.server:mail.${outcome}`,
      kind: decidedKind,
      data: () => ({
        title: SAMPLE.call,
        canvas: SAMPLE.id,
        slug: SAMPLE.callSlug,
        name: SAMPLE.project,
        amount,
        reason: 'Korist je jasna, a ekipa je pokazala kako će održavati zid.',
        voteFrom: voteFrom(),
      }),
    }),
)
