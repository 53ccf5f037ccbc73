import type { User } from '#platform/server/auth/users.queries.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { securityMail } from '#platform/server/mail/security-mail.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

export const catalogues = { bhs, en }

type Notice = { config: Config; user: User; email: string }

/** Builds the notice that an account can now be opened in another way too. */
export function linkedMail(notice: Notice): Mail {
  return identityMail('linked', notice)
}

/** Builds the notice that one of those ways was removed. */
export function unlinkedMail(notice: Notice): Mail {
  return identityMail('unlinked', notice)
}

function identityMail(kind: 'linked' | 'unlinked', { config, user, email }: Notice): Mail {
  return securityMail({
    config,
    user,
    words(values, locale) {
      const t = translator(catalogues, locale)
      return {
        subject: t(`mail.${kind}.subject`),
        heading: t(`mail.${kind}.heading`),
        paragraphs: [t(`mail.${kind}.text`, { ...values, email }), t('mail.linked.notYou')],
        button: t('mail.linked.button'),
      }
    },
  })
}
