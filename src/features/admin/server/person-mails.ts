import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

export const catalogues = { bhs, en }

type Kind =
  | 'suspended'
  | 'suspendedUntil'
  | 'lifted'
  | 'rights'
  | 'signedOut'
  | 'leaving'
  | 'exported'
  | 'impersonated'
  | 'mergedClosed'
  | 'mergedKept'

/** Builds the email about an act of staff on the account: what, why, and where to object. */
export function personMail(input: {
  config: Config
  user: User
  kind: Kind
  reason?: string
  /** The end of a suspension, or of the account. */
  at?: Date | null
  /** The address of the person's other account, shortened so that only they recognise it. */
  other?: string
}): Mail {
  const { config, user, kind, reason = '', at, other = '' } = input
  const t = translator(catalogues, user.language)
  const moment = at ? t('mail.when', { date: formatDate(at, user.language), time: formatTime(at) }) : ''
  const help = { label: t('mail.help'), url: `${config.publicUrl}/page/kontakt` }
  const signIn = { label: t('mail.signIn'), url: `${config.publicUrl}/login` }
  const mayEnter = kind === 'lifted' || kind === 'leaving'
  return {
    to: user.email,
    locale: user.language,
    subject: t(`mail.${kind}.subject`, { product: config.productName }),
    heading: t(`mail.${kind}.heading`),
    parts: [
      { kind: 'paragraph', text: t('mail.hello', { name: user.firstName }) },
      { kind: 'paragraph', text: t(`mail.${kind}.text`, { moment, other: hinted(other) }) },
      ...(reason.trim()
        ? [{ kind: 'paragraph' as const, text: t('mail.reason', { reason: reason.trim() }) }]
        : []),
      { kind: 'button', ...(mayEnter ? signIn : help) },
      ...(mayEnter ? [] : [{ kind: 'small' as const, text: t('mail.object') }]),
    ],
  }
}

/** Shortens an address: enough to recognise one's own, too little to learn somebody else's. */
function hinted(email: string): string {
  return email.replace(/^(.).*(@.*)$/su, '$1…$2')
}
