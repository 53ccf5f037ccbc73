import { formatDate } from '#platform/contract/dates.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail, MailPart } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { unsubscribeAddress } from '../preferences/unsubscribe.service.ts'
import { catalogues, kindOf, tellingOf, type TopicWords } from '../words.ts'
import type { DueRow, Reader } from './due.queries.ts'

type Composing = { services: Services; words: TopicWords; reader: Reader }

/** Returns the email of one notification; `undefined` for a removed kind. */
export function mailOf({ services, words, reader, row }: Composing & { row: DueRow }): Mail | undefined {
  const { language: locale, email: to } = reader
  const { publicUrl } = services.config
  const kind = kindOf(services, row.kind)
  if (!kind) return undefined
  const t = translator(catalogues, locale)
  const telling = tellingOf(services, row, locale)
  const notificationLine = kind.tell(telling)
  const sentence = [notificationLine.lead, notificationLine.text].filter(Boolean).join(' ')
  const mail = kind.mail?.(telling) ?? {
    subject: sentence,
    heading: sentence,
    parts: [{ kind: 'button' as const, label: t('mail.open'), url: `${publicUrl}${notificationLine.path}` }],
  }
  if (kind.isTransactional) return { to, locale, ...mail }
  const unsubscribe = unsubscribeAddress(services, { userId: row.userId, topic: kind.topic })
  const why = t('mail.why', { topic: words(kind.topic, locale, 'title') })
  return {
    to,
    locale,
    ...mail,
    parts: [...mail.parts, ...foot({ services, reader, why, unsubscribe })],
    unsubscribe,
  }
}

/** Returns one email with everything since the last digest, each with its link; the same place is named once. */
export function digestOf({
  services,
  words: _,
  reader,
  rows,
  mode,
}: Composing & { rows: readonly DueRow[]; mode: 'daily' | 'weekly' }): Mail | undefined {
  const { language: locale, email: to } = reader
  const { publicUrl } = services.config
  const t = translator(catalogues, locale)
  const parts = rows.flatMap((row): MailPart[] => {
    const notificationLine = kindOf(services, row.kind)?.tell(tellingOf(services, row, locale))
    if (!notificationLine) return []
    const label = [notificationLine.lead, notificationLine.text].filter(Boolean).join(' ')
    return [
      { kind: 'link', label, url: `${publicUrl}${notificationLine.path}` },
      { kind: 'small', text: formatDate(row.happenedAt, locale) },
    ]
  })
  const userId = rows[0]?.userId
  if (parts.length === 0 || userId === undefined) return undefined
  const count = parts.length / 2
  const unsubscribe = unsubscribeAddress(services, { userId, topic: mode })
  return {
    to,
    locale,
    subject: t(`mail.${mode}.subject`, { count }),
    heading: t(`mail.${mode}.heading`),
    parts: [...parts, ...foot({ services, reader, why: t('mail.whyMany'), unsubscribe })],
    unsubscribe,
  }
}

function foot(input: { services: Services; reader: Reader; why: string; unsubscribe: string }): MailPart[] {
  const { services, reader, why, unsubscribe } = input
  const t = translator(catalogues, reader.language)
  return [
    { kind: 'small', text: why },
    { kind: 'link', label: t('mail.settings'), url: `${services.config.publicUrl}/settings#notifications` },
    { kind: 'link', label: t('mail.stop'), url: unsubscribe },
  ]
}
