import type { MailSample } from '#platform/server/mail/mail-sample.ts'
import { SAMPLE } from '#platform/server/mail/sample-values.ts'
import { existingAccountMail, newDeviceMail, reuseMail, verificationMail } from './account-mails.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

export const accountMails: readonly MailSample[] = [
  {
    texts: 'account.mail:mail.verification',
    compose: ({ services: { config }, reader: registration }) =>
      verificationMail({ config, registration, code: SAMPLE.code, token: 'sample' }),
  },
  {
    texts: 'account.mail:mail.known',
    compose: ({ services: { config }, reader: user }) => existingAccountMail({ config, user }),
  },
  {
    texts: 'account.mail:mail.newDevice',
    compose: ({ services: { config }, reader: user }) =>
      newDeviceMail({ config, user, userAgent: PHONE, at: new Date() }),
  },
  {
    texts: 'account.mail:mail.reuse',
    compose: ({ services: { config }, reader: user }) => reuseMail({ config, user, at: new Date() }),
  },
]
