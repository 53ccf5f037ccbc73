import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import type { Config } from '#platform/server/config/config.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

export const catalogues = { bhs, en }

type Notice = { config: Config; user: User; email: string }

/** The notice that an account can now be opened in another way too. */
export function linkedMail(notice: Notice): Mail {
  return identityMail('linked', notice)
}

/** The notice that one of those ways is closed. */
export function unlinkedMail(notice: Notice): Mail {
  return identityMail('unlinked', notice)
}

function identityMail(kind: 'linked' | 'unlinked', { config, user, email }: Notice): Mail {
  const t = translator(catalogues, user.language)
  const now = new Date()
  const values = {
    name: user.firstName,
    date: formatDate(now, user.language),
    time: formatTime(now),
    product: config.productName,
    email,
  }
  return {
    to: user.email,
    locale: user.language,
    subject: t(`mail.${kind}.subject`),
    heading: t(`mail.${kind}.heading`),
    parts: [
      { kind: 'paragraph', text: t(`mail.${kind}.text`, values) },
      { kind: 'paragraph', text: t('mail.linked.notYou') },
      { kind: 'button', label: t('mail.linked.button'), url: `${config.publicUrl}/forgot-password` },
    ],
  }
}
