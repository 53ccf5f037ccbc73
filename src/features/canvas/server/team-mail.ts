import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { catalogues } from './catalogues.ts'

type Input = {
  to: string
  locale: Locale
  kind: 'invitation' | 'mentor'
  from: string
  call: Bilingual
  link: string
}

/** Builds the email that asks somebody to join a team, or to advise it. */
export function teamMail({ to, locale, kind, from, call, link }: Input): Mail {
  const t = translator(catalogues, locale)
  const title = readText(call, locale).text
  return {
    to,
    locale,
    subject: t(`mail.${kind}.subject`, { from }),
    heading: t(`mail.${kind}.heading`),
    parts: [
      { kind: 'paragraph', text: t(`mail.${kind}.text`, { from, title }) },
      { kind: 'button', label: t(`mail.${kind}.action`), url: link },
      { kind: 'small', text: t('mail.invitation.small') },
    ],
  }
}
