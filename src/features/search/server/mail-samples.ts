import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { inDays, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { alertKind } from './saved/tell-alert.ts'

export const searchMails: readonly MailSample[] = [
  notificationSample({
    texts: 'search.server:alert',
    kind: alertKind,
    data: () => ({
      name: 'praksa u Bihaću',
      query: 'kind=internship',
      stop: 'sample',
      found: 3,
      cards: [
        {
          slug: SAMPLE.slug,
          title: SAMPLE.opportunity,
          organisation: SAMPLE.organisation,
          places: ['Bihać'],
          remote: false,
          deadline: inDays(9),
        },
      ],
    }),
  }),
]
