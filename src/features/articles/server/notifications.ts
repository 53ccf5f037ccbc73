import { notify } from '#features/notifications/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { Article } from './articles.queries.ts'

type Data = { id: string; title: Bilingual; decision: 'publish' | 'return'; reason: string }

/** The notification of an editor's decision. */
export const decisionKind: NotificationKind<Data> = {
  id: 'articles.decision',
  topic: 'articles',
  tell({ locale, data: { id, title, decision } }) {
    const t = translator({ bhs, en }, locale)
    const lead = readText(title, locale).text
    return { lead, text: t(`notifications.${decision}`), path: `/articles/${id}/edit` }
  },
  mail({ locale, data: { id, title, decision, reason }, publicUrl }) {
    const t = translator({ bhs, en }, locale)
    const name = readText(title, locale).text
    return {
      subject: t(`mail.${decision}.subject`, { name }),
      heading: t(`mail.${decision}.heading`),
      parts: [
        { kind: 'paragraph', text: t(`mail.${decision}.text`, { name }) },
        ...(reason ? [{ kind: 'paragraph', text: reason } as const] : []),
        { kind: 'button', label: t('mail.button'), url: `${publicUrl}/articles/${id}/edit` },
      ],
    }
  },
}

export const articleNotifications: NotificationPart = {
  topics: [{ id: 'articles', order: 75, icon: 'organisation', mail: 'now', push: false }],
  kinds: [decisionKind],
}

type Decided = { services: Services; article: Article; decision: Data['decision']; reason: string }

export async function notifyAuthor(tx: Db, { services, article, decision, reason }: Decided): Promise<void> {
  const { id, author, content } = article
  if (author === null) return
  const data = { id, title: content.title, decision, reason: decision === 'return' ? reason : '' }
  await notify(tx, { services, kind: decisionKind, to: [author], about: id, data })
}
