import { formatAmount } from '#platform/contract/amount.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { CONFIRMATION_DAYS } from '../../contract/confirming.endpoints.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'

type Input = {
  config: Config
  to: string
  locale: Locale
  token: string
  project: string
  what: string
  giver: string
  amount: number
  asker: string
}

/** Builds the email that asks a giver to confirm a contribution; `amount` is in feninga. */
export function confirmationMail({ config, to, locale, token, amount: feninga, ...words }: Input): Mail {
  const t = translator({ bhs, en }, locale)
  const amount = formatAmount(feninga / 100, locale)
  return {
    to,
    locale,
    subject: t('mail.confirm.subject', words),
    heading: t('mail.confirm.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.confirm.text', { ...words, amount }) },
      { kind: 'paragraph', text: t('mail.confirm.public') },
      {
        kind: 'button',
        label: t('mail.confirm.button'),
        url: `${config.publicUrl}/contributions/confirm?token=${token}`,
      },
      { kind: 'small', text: t('mail.confirm.life', { days: String(CONFIRMATION_DAYS) }) },
    ],
  }
}
