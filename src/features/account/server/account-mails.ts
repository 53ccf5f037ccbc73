import { deviceFrom } from '#platform/server/auth/device.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { securityMail } from '#platform/server/mail/security-mail.ts'
import { mailMessages as bhs } from '../contract/mail-messages.bhs.ts'
import { mailMessages as en } from '../contract/mail-messages.en.ts'
import { CODE_MINUTES, LINK_HOURS } from '../contract/registration.endpoints.ts'
import type { PendingRegistration } from './registration.queries.ts'

const catalogues = { bhs, en }

/** Builds the email with code and link that proves a mailbox; without a name, because anybody may have typed it. */
export function verificationMail(input: {
  config: Config
  registration: Pick<PendingRegistration, 'email' | 'language'>
  code: string
  token: string
}): Mail {
  const { config, registration, code, token } = input
  const { email, language } = registration
  const t = translator(catalogues, language)
  const query = new URLSearchParams({ token, email })
  return {
    to: email,
    locale: language,
    subject: t('mail.verification.subject', { product: config.productName }),
    heading: t('mail.verification.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.verification.code') },
      { kind: 'code', text: code },
      {
        kind: 'paragraph',
        text: t('mail.verification.codeLife', { minutes: String(CODE_MINUTES), hours: String(LINK_HOURS) }),
      },
      {
        kind: 'button',
        label: t('mail.verification.button'),
        url: `${config.publicUrl}/auth/verify?${query}`,
      },
      { kind: 'small', text: t('mail.verification.notYou') },
    ],
  }
}

/** Builds the email to an address that has an account; nothing in it can be used on the account. */
export function existingAccountMail({ config, user }: { config: Config; user: User }): Mail {
  const t = translator(catalogues, user.language)
  return {
    to: user.email,
    locale: user.language,
    subject: t('mail.known.subject', { product: config.productName }),
    heading: t('mail.known.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.known.text') },
      { kind: 'button', label: t('mail.known.button'), url: `${config.publicUrl}/login` },
      { kind: 'paragraph', text: t('mail.known.forgotten') },
      { kind: 'button', label: t('mail.known.reset'), url: `${config.publicUrl}/forgot-password` },
      { kind: 'small', text: t('mail.known.notYou') },
    ],
  }
}

type NewDevice = { config: Config; user: User; userAgent: string; at: Date }

/** Builds the notice of a sign-in on a device that is new to the account. */
export function newDeviceMail({ config, user, userAgent, at }: NewDevice): Mail {
  const { browser, system } = deviceFrom(userAgent)
  return securityMail({
    config,
    user,
    at,
    words({ name, product, ...when }, locale) {
      const t = translator(catalogues, locale)
      const device = [browser, system].filter(Boolean).join(', ') || t('mail.newDevice.unknown')
      return {
        subject: t('mail.newDevice.subject', { product }),
        heading: t('mail.newDevice.heading'),
        paragraphs: [
          t('mail.newDevice.text', { name, device, ...when }),
          t('mail.newDevice.you'),
          t('mail.newDevice.notYou'),
        ],
        button: t('mail.newDevice.button'),
      }
    },
  })
}

/** Builds the notice that a used refresh token came back and its session was ended. */
export function reuseMail({ config, user, at }: { config: Config; user: User; at: Date }): Mail {
  return securityMail({
    config,
    user,
    at,
    words({ date, time }, locale) {
      const t = translator(catalogues, locale)
      return {
        subject: t('mail.reuse.subject'),
        heading: t('mail.reuse.heading'),
        paragraphs: [t('mail.reuse.text', { date, time }), t('mail.reuse.advice')],
        button: t('mail.reuse.button'),
      }
    },
  })
}
