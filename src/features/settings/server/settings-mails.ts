import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { securityMail } from '#platform/server/mail/security-mail.ts'
import { CODE_MINUTES } from '../contract/security.endpoints.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

export const catalogues = { bhs, en }

/** Returns the email with the code for a new address. */
export function emailCodeMail(input: {
  config: Config
  to: string
  user: User
  locale: Locale
  code: string
}): Mail {
  const { config, to, user, locale, code } = input
  const t = translator(catalogues, locale)
  return {
    to,
    locale,
    subject: t('mail.emailCode.subject'),
    heading: t('mail.emailCode.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.hello', { name: user.firstName }) },
      { kind: 'paragraph', text: t('mail.emailCode.text', { product: config.productName }) },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: t('mail.emailCode.life', { minutes: String(CODE_MINUTES) }) },
      { kind: 'small', text: t('mail.emailCode.notYou') },
    ],
  }
}

/** Returns the email for the owner of an address that somebody else wanted. */
export function emailInUseMail({ owner }: { owner: User }): Mail {
  const t = translator(catalogues, owner.language)
  return {
    to: owner.email,
    locale: owner.language,
    subject: t('mail.emailTaken.subject'),
    heading: t('mail.emailTaken.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.hello', { name: owner.firstName }) },
      { kind: 'paragraph', text: t('mail.emailTaken.text') },
    ],
  }
}

/** Returns the notice for the former address of the account. */
export function emailChangedMail({
  config,
  user,
  newEmail,
}: {
  config: Config
  user: User
  newEmail: string
}): Mail {
  const t = translator(catalogues, user.language)
  return {
    to: user.email,
    locale: user.language,
    subject: t('mail.emailChanged.subject'),
    heading: t('mail.emailChanged.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.hello', { name: user.firstName }) },
      { kind: 'paragraph', text: t('mail.emailChanged.text', { newEmail, when: whenText(user.language) }) },
      { kind: 'paragraph', text: t('mail.emailChanged.notYou') },
      { kind: 'button', label: t('mail.emailChanged.button'), url: `${config.publicUrl}/page/kontakt` },
    ],
  }
}

export function passwordChangedMail({ config, user }: { config: Config; user: User }): Mail {
  return securityMail({
    config,
    user,
    words({ name, date, time }, locale) {
      const t = translator(catalogues, locale)
      return {
        subject: t('mail.passwordChanged.subject'),
        heading: t('mail.passwordChanged.heading'),
        paragraphs: [
          t('mail.hello', { name }),
          t('mail.passwordChanged.text', { when: t('mail.when', { date, time }) }),
          t('mail.passwordChanged.notYou'),
        ],
        button: t('mail.passwordChanged.button'),
      }
    },
  })
}

/** Returns the email about the scheduled deletion, and how to cancel it. */
export function deletionMail({
  config,
  user,
  at,
  deleteSent,
}: {
  config: Config
  user: User
  at: Date
  deleteSent: boolean
}): Mail {
  const t = translator(catalogues, user.language)
  const date = formatDate(at, user.language)
  return {
    to: user.email,
    locale: user.language,
    subject: t('mail.deletion.subject', { date }),
    heading: t('mail.deletion.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.hello', { name: user.firstName }) },
      { kind: 'paragraph', text: t('mail.deletion.text', { date }) },
      { kind: 'paragraph', text: t(deleteSent ? 'mail.deletion.sentGoes' : 'mail.deletion.sentStays') },
      { kind: 'paragraph', text: t('mail.deletion.stays') },
      { kind: 'paragraph', text: t('mail.deletion.keep') },
      { kind: 'button', label: t('mail.deletion.button'), url: `${config.publicUrl}/login` },
    ],
  }
}

export function whenText(locale: Locale, at = new Date()): string {
  return translator(catalogues, locale)('mail.when', { date: formatDate(at, locale), time: formatTime(at) })
}
