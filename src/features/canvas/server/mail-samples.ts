import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { inDays, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { changeRequestKind } from './changes/notifications.ts'
import { submissionKind } from './notifications.ts'
import { teamMail } from './team-mail.ts'

const about = { canvas: SAMPLE.id, name: SAMPLE.project, title: SAMPLE.call }
const INVITATIONS = ['invitation', 'mentor'] as const

export const canvasMails: readonly MailSample[] = [
  notificationSample({
    texts: 'canvas.server:mail.sent',
    kind: submissionKind,
    data: () => ({ ...about, arrivedAt: inDays(0), digest: '4f1c 90ab 2d77' }),
  }),
  notificationSample({
    texts: 'canvas.server:mail.changesAsked',
    kind: changeRequestKind,
    data: () => ({ ...about, why: 'Budžet ne kaže ko daje skelu.', until: inDays(5) }),
  }),
  ...INVITATIONS.map(
    (kind): MailSample => ({
      texts: `canvas.server:mail.${kind}`,
      compose: ({ services: { config }, reader: { email: to, language: locale } }) =>
        teamMail({
          to,
          locale,
          kind,
          from: SAMPLE.person,
          call: SAMPLE.call,
          link: `${config.publicUrl}/canvas`,
        }),
    }),
  ),
]
