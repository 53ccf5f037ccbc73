import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { inDays, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { feedsKind } from './feeds/digest.service.ts'

export const noticeMails: readonly MailSample[] = [
  notificationSample({
    texts: 'notices.server:feedMail',
    kind: feedsKind,
    data: () => ({
      organisation: SAMPLE.organisation,
      fresh: { count: 2, titles: [SAMPLE.opportunity.bhs, 'Pomoć u podršci korisnicima'] },
      failing: [{ feed: 'primjer.ba', problem: 'unreachable' as const, since: inDays(-2) }],
    }),
  }),
]
