import type { Locale } from '#platform/contract/locale.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail, MailPart } from '#platform/server/mail/mail.ts'
import { securityMail } from '#platform/server/mail/security-mail.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { CODE_MINUTES, LINK_MINUTES } from '../contract/recovery.endpoints.ts'

export const catalogues = { bhs, en }

/** Returns the email with the code and the link, or with the link only. */
export function resetMail(input: {
  to: Pick<User, 'email' | 'firstName'>
  locale: Locale
  product: string
  code: string | undefined
  url: string
  /** Codes are paused, which the page that waits for one does not know. */
  codesHeld: boolean
}): Mail {
  const { to, locale, product, code, url, codesHeld } = input
  const t = translator(catalogues, locale)
  const lives = { codeMinutes: String(CODE_MINUTES), linkMinutes: String(LINK_MINUTES) }
  const opening: MailPart[] = code
    ? [
        { kind: 'paragraph', text: t('mail.reset.withCode', { name: to.firstName }) },
        { kind: 'code', text: code },
        { kind: 'paragraph', text: t('mail.reset.codeLife', lives) },
      ]
    : [{ kind: 'paragraph', text: t('mail.reset.withLink', { name: to.firstName, ...lives }) }]
  if (codesHeld) opening.push({ kind: 'paragraph', text: t('mail.reset.noCodes') })
  return {
    to: to.email,
    locale,
    subject: t('mail.reset.subject', { product }),
    heading: t('mail.reset.heading'),
    parts: [
      ...opening,
      { kind: 'button', label: t('mail.reset.button'), url },
      { kind: 'small', text: t('mail.reset.notYou') },
    ],
  }
}

/** Returns the email for the address of a merged account: neither a code nor a link opens it any more. */
export function mergedMail({ config, user }: { config: Config; user: User }): Mail {
  const t = translator(catalogues, user.language)
  return {
    to: user.email,
    locale: user.language,
    subject: t('mail.merged.subject', { product: config.productName }),
    heading: t('mail.merged.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.merged.text', { name: user.firstName }) },
      { kind: 'button', label: t('mail.merged.button'), url: `${config.publicUrl}/login` },
      { kind: 'small', text: t('mail.merged.help', { url: `${config.publicUrl}/page/kontakt` }) },
    ],
  }
}

type PasswordChange = {
  config: Config
  user: User
  /** Number of Google accounts that no longer open this account. */
  ended: number
}

/** Returns the notice of a password changed by a reset. */
export function changedMail({ config, user, ended }: PasswordChange): Mail {
  return securityMail({
    config,
    user,
    words({ name, date, time }, locale) {
      const t = translator(catalogues, locale)
      return {
        subject: t('mail.changed.subject'),
        heading: t('mail.changed.heading'),
        paragraphs: [
          t('mail.changed.text', { name, date, time }),
          ...(ended > 0 ? [t('mail.changed.identities')] : []),
          t('mail.changed.notYou'),
        ],
        button: t('mail.changed.button'),
      }
    },
  })
}
