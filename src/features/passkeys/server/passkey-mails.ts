import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

export const catalogues = { bhs, en }

/** The notice that an account can be opened in one more way, or in one less. */
export function passkeyMail(
  what: 'added' | 'removed',
  { config, user, passkey }: { config: Config; user: User; passkey: string },
): Mail {
  const t = translator(catalogues, user.language)
  const now = new Date()
  const values = {
    name: user.firstName,
    date: formatDate(now, user.language),
    time: formatTime(now),
    product: config.productName,
    passkey,
  }
  return {
    to: user.email,
    locale: user.language,
    subject: t(`mail.${what}.subject`),
    heading: t(`mail.${what}.heading`),
    parts: [
      { kind: 'paragraph', text: t(`mail.${what}.text`, values) },
      { kind: 'paragraph', text: t('mail.notYou') },
      { kind: 'button', label: t('mail.button'), url: `${config.publicUrl}/forgot-password` },
    ],
  }
}
