import { formatDate } from '#platform/contract/dates.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Rule } from '../contract/kinds.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'

type Input = { config: Config; user: User; token: string; rule: Rule | null; reason: string; until: Date }

/** Builds the statement of reasons for a member who cannot sign in, with the way to appeal. */
export function suspensionMail({ config, user, token, rule, reason, until }: Input): Mail {
  const { language: locale } = user
  const t = translator({ bhs, en }, locale)
  return {
    to: user.email,
    locale,
    subject: t('mail.suspended.subject'),
    heading: t('mail.suspended.heading'),
    parts: [
      { kind: 'paragraph', text: t('mail.suspended.text', { date: formatDate(until, locale) }) },
      ...(rule ? ([{ kind: 'paragraph', text: t(`rules.${rule}`) }] as const) : []),
      { kind: 'paragraph', text: reason },
      { kind: 'paragraph', text: t('mail.decision.appeal') },
      {
        kind: 'button',
        label: t('mail.button'),
        url: `${config.publicUrl}/moderation/appeal?token=${token}`,
      },
    ],
  }
}
