import type { MailSample } from '#platform/server/mail/mail-sample.ts'
import { SAMPLE } from '#platform/server/mail/sample-values.ts'
import { confirmationMail } from './confirmation-mail.ts'

export const projectMails: readonly MailSample[] = [
  {
    texts: 'projects.server:mail.confirm',
    compose: ({ services: { config }, reader: { email: to, language: locale } }) =>
      confirmationMail({
        config,
        to,
        locale,
        token: 'sample',
        project: SAMPLE.project,
        what: 'Skela za dva dana',
        giver: SAMPLE.organisation,
        amount: 30_000,
        asker: SAMPLE.person,
      }),
  },
]
