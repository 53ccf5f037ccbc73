import type { User } from '#platform/server/auth/users.queries.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { securityMail } from '#platform/server/mail/security-mail.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

export const catalogues = { bhs, en }

/** Returns the email about an added or removed passkey. */
export function passkeyMail(
  what: 'added' | 'removed',
  { config, user, passkey }: { config: Config; user: User; passkey: string },
): Mail {
  return securityMail({
    config,
    user,
    words(values, locale) {
      const t = translator(catalogues, locale)
      return {
        subject: t(`mail.${what}.subject`),
        heading: t(`mail.${what}.heading`),
        paragraphs: [t(`mail.${what}.text`, { ...values, passkey }), t('mail.notYou')],
        button: t('mail.button'),
      }
    },
  })
}
