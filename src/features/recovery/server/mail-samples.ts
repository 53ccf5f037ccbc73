import type { MailSample } from '#platform/server/mail/mail-sample.ts'
import { SAMPLE } from '#platform/server/mail/sample-values.ts'
import { changedMail, mergedMail, resetMail } from './reset-mail.ts'

export const recoveryMails: readonly MailSample[] = [
  {
    texts: 'recovery:mail.reset',
    compose: ({ services: { config }, reader: to }) =>
      resetMail({
        to,
        locale: to.language,
        product: config.productName,
        code: SAMPLE.code,
        url: `${config.publicUrl}/forgot-password`,
        codesHeld: false,
      }),
  },
  {
    texts: 'recovery:mail.merged',
    compose: ({ services: { config }, reader: user }) => mergedMail({ config, user }),
  },
  {
    texts: 'recovery:mail.changed',
    compose: ({ services: { config }, reader: user }) => changedMail({ config, user, ended: 1 }),
  },
]
