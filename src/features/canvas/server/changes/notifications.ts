import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { catalogues } from '../catalogues.ts'

type ChangeRequestData = { canvas: string; name: string; title: Bilingual; why: string; until: string }

/** Tells a team that the board requests changes to its submission. */
export const changeRequestKind: NotificationKind<ChangeRequestData> = {
  id: 'canvas.changes-asked',
  topic: 'applications',
  isTransactional: true,
  tell({ locale, data: { name, until, canvas } }) {
    const t = translator(catalogues, locale)
    const at = new Date(until)
    return {
      lead: name,
      text: t('notifications.changesAsked', { date: formatDate(at, locale), time: formatTime(at) }),
      path: `/canvas?id=${canvas}`,
    }
  },
  mail({ locale, data, publicUrl }) {
    const t = translator(catalogues, locale)
    const { name, why, canvas } = data
    const at = new Date(data.until)
    const title = readText(data.title, locale).text
    const until = { date: formatDate(at, locale), time: formatTime(at) }
    return {
      subject: t('mail.changesAsked.subject', { name }),
      heading: t('mail.changesAsked.heading'),
      parts: [
        { kind: 'paragraph', text: t('mail.changesAsked.text', { name, title, ...until }) },
        { kind: 'paragraph', text: why },
        { kind: 'button', label: t('mail.changesAsked.action'), url: `${publicUrl}/canvas?id=${canvas}` },
        { kind: 'small', text: t('mail.changesAsked.small') },
      ],
    }
  },
}

/** Tells the application's reviewers that a team has answered, so that they look again. */
export const changeAnswerKind: NotificationKind<{ desk: string; number: number; title: Bilingual }> = {
  id: 'canvas.changes-sent',
  topic: 'reviews',
  tell({ locale, data: { desk, number, title } }) {
    const t = translator(catalogues, locale)
    return {
      lead: t('notifications.changesSent.lead', { number: String(number) }),
      text: t('notifications.changesSent.text', { title: readText(title, locale).text }),
      path: `/reviews/${desk}`,
    }
  },
}
