import type { MailSample } from '#platform/server/mail/mail-sample.ts'
import { SAMPLE } from '#platform/server/mail/sample-values.ts'
import { linkedMail, unlinkedMail } from './linked-mail.ts'

export const googleMails: readonly MailSample[] = [
  {
    texts: 'google.server:mail.linked',
    compose: ({ services: { config }, reader: user }) => linkedMail({ config, user, email: SAMPLE.email }),
  },
  {
    texts: 'google.server:mail.unlinked',
    compose: ({ services: { config }, reader: user }) => unlinkedMail({ config, user, email: SAMPLE.email }),
  },
]
