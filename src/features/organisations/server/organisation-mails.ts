import type { Locale } from '#platform/contract/locale.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Role } from '../contract/kinds.ts'
import { INVITATION_DAYS } from '../contract/people.endpoints.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { CODE_MINUTES } from '../contract/verification.endpoints.ts'

export const catalogues = { bhs, en }

export function invitationMail(input: {
  config: Config
  to: string
  locale: Locale
  organisation: string
  inviter: string
  role: Role
  token: string
}): Mail {
  const { config, to, locale, organisation, inviter, role, token } = input
  const t = translator(catalogues, locale)
  return {
    to,
    locale,
    subject: t('mail.invitation.subject', { organisation }),
    heading: t('mail.invitation.heading', { organisation }),
    parts: [
      {
        kind: 'paragraph',
        text: t('mail.invitation.text', { inviter, organisation, product: config.productName }),
      },
      { kind: 'paragraph', text: t(`mail.invitation.role.${role}`) },
      {
        kind: 'button',
        label: t('mail.invitation.button'),
        url: `${config.publicUrl}/organisations/invitation?token=${token}`,
      },
      { kind: 'small', text: t('mail.invitation.life', { days: INVITATION_DAYS, address: to }) },
      { kind: 'small', text: t('mail.invitation.notYou') },
    ],
  }
}

/** Returns the email with the code that proves a mailbox at the website's domain. */
export function domainCodeMail(input: {
  config: Config
  to: string
  locale: Locale
  organisation: string
  code: string
}): Mail {
  const { config, to, locale, organisation, code } = input
  const t = translator(catalogues, locale)
  return {
    to,
    locale,
    subject: t('mail.domain.subject', { organisation }),
    heading: t('mail.domain.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.domain.text', { organisation, product: config.productName }) },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: t('mail.domain.life', { minutes: CODE_MINUTES }) },
      { kind: 'small', text: t('mail.domain.notYou') },
    ],
  }
}
