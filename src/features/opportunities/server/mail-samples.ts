import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { inDays, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { decisionKind, extendedKind } from './notifications.ts'

const about = { title: SAMPLE.opportunity, slug: SAMPLE.slug }
const OUTCOMES = ['approved', 'returned', 'closed'] as const

export const opportunityMails: readonly MailSample[] = [
  ...OUTCOMES.map((outcome) =>
    notificationSample({
      texts: `opportunities.server:mail.${outcome}`,
      kind: decisionKind,
      data: () => ({
        ...about,
        outcome,
        reason: outcome === 'approved' ? '' : 'Nedostaje iznos naknade.',
      }),
    }),
  ),
  notificationSample({
    texts: 'opportunities.server:mail.extended',
    kind: extendedKind,
    data: () => ({ ...about, organisation: SAMPLE.organisation, deadline: inDays(7) }),
  }),
]
