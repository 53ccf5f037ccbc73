import type { MailSample } from '#platform/server/mail/mail-sample.ts'
import { passkeyMail } from './passkey-mails.ts'

const WHATS = ['added', 'removed'] as const

export const passkeyMails: readonly MailSample[] = WHATS.map((what) => ({
  texts: `passkeys.server:mail.${what}`,
  compose: ({ services: { config }, reader: user }) =>
    passkeyMail(what, { config, user, passkey: 'Pixel 9' }),
}))
