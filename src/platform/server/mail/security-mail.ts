import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { User } from '../auth/users.queries.ts'
import type { Config } from '../config/config.ts'
import type { Mail } from './mail.ts'

type Values = { name: string; product: string; date: string; time: string }
type Words = { subject: string; heading: string; paragraphs: readonly string[]; button: string }
type Input = {
  config: Config
  user: User
  at?: Date
  words: (values: Values, locale: Locale) => Words
}

/** Tells the owner of an account how it was opened or can be opened now; owners who did not do this set a new password with the button. */
export function securityMail({ config, user, at = new Date(), words }: Input): Mail {
  const { email, firstName: name, language: locale } = user
  const values = {
    name,
    product: config.productName,
    date: formatDate(at, locale),
    time: formatTime(at),
  }
  const { subject, heading, paragraphs, button } = words(values, locale)
  return {
    to: email,
    locale,
    subject,
    heading,
    parts: [
      ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'button', label: button, url: `${config.publicUrl}/forgot-password` },
    ],
  }
}
