import type { MailSample } from '#platform/server/mail/mail-sample.ts'
import { momentIn, SAMPLE } from '#platform/server/mail/sample-values.ts'
import {
  deletionMail,
  emailChangedMail,
  emailCodeMail,
  emailInUseMail,
  passwordChangedMail,
} from './settings-mails.ts'

export const settingsMails: readonly MailSample[] = [
  {
    texts: 'settings.server:mail.emailCode',
    compose: ({ services: { config }, reader: user }) =>
      emailCodeMail({ config, to: user.email, user, locale: user.language, code: SAMPLE.code }),
  },
  { texts: 'settings.server:mail.emailTaken', compose: ({ reader: owner }) => emailInUseMail({ owner }) },
  {
    texts: 'settings.server:mail.emailChanged',
    compose: ({ services: { config }, reader: user }) =>
      emailChangedMail({ config, user, newEmail: SAMPLE.email }),
  },
  {
    texts: 'settings.server:mail.passwordChanged',
    compose: ({ services: { config }, reader: user }) => passwordChangedMail({ config, user }),
  },
  {
    texts: 'settings.server:mail.deletion',
    compose: ({ services: { config }, reader: user }) =>
      deletionMail({ config, user, at: momentIn(30), deleteSent: false }),
  },
]
