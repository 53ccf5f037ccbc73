import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { CONSENT_DAYS } from '../../contract/consent.endpoints.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'

type Input = { to: string; token: string; locale: Locale; guardian: string; member: string; mentor: string }

/** The mail that asks a guardian; the link only opens the question. */
export function guardianMail({ config }: Services, { to, token, locale, ...names }: Input): Mail {
  const t = translator({ bhs, en }, locale)
  return {
    to,
    locale,
    subject: t('guardian.mail.subject', names),
    heading: t('guardian.title'),
    parts: [
      { kind: 'paragraph', text: t('guardian.mail.text', names) },
      { kind: 'paragraph', text: t('guardian.safety') },
      {
        kind: 'button',
        label: t('guardian.mail.button'),
        url: `${config.publicUrl}/guardian-consent?lang=${locale}&token=${token}`,
      },
      { kind: 'small', text: t('guardian.mail.small', { days: String(CONSENT_DAYS) }) },
    ],
  }
}
