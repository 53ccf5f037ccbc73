import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { statusKind } from './notifications.ts'

export const formMails: readonly MailSample[] = [
  notificationSample({
    texts: 'forms.server:mail.status',
    kind: statusKind,
    data: () => ({
      title: { bhs: 'Prijava za radionicu', en: 'Workshop registration' },
      status: 'accepted' as const,
      text: 'Vidimo se u deset, na prvom spratu.',
    }),
  }),
]
