import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { inDays, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { weekKind } from './deadlines/reminders.service.ts'
import { summaryKind } from './summary/summary.service.ts'

export const dashboardMails: readonly MailSample[] = [
  notificationSample({
    texts: 'dashboard.server:notifications.summary',
    kind: summaryKind,
    data: () => ({
      news: [
        {
          lead: { bhs: SAMPLE.organisation, en: SAMPLE.organisation },
          text: { bhs: 'čita tvoju prijavu', en: 'is reading your application' },
          path: '/applications',
        },
      ],
    }),
  }),
  notificationSample({
    texts: 'dashboard.server:notifications.week',
    kind: weekKind,
    data: () => ({
      all: 2,
      endings: [
        {
          title: SAMPLE.opportunity,
          by: SAMPLE.organisation,
          at: inDays(2),
          path: `/opportunities/${SAMPLE.slug}`,
          takesPlace: false,
        },
        { title: SAMPLE.call, by: '', at: inDays(4), path: `/calls/${SAMPLE.callSlug}`, takesPlace: false },
      ],
    }),
  }),
]
