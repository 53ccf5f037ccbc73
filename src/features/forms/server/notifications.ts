import { notify } from '#features/notifications/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { Status } from '../contract/statuses.ts'
import type { Form } from './forms.queries.ts'

type Data = { title: Bilingual; status: Status; text: string }
const PATH = '/forms/mine'

/** The notification of a new status. */
const statusKind: NotificationKind<Data> = {
  id: 'forms.status',
  topic: 'forms',
  tell({ locale, data: { title, status } }) {
    const t = translator({ bhs, en }, locale)
    const lead = readText(title, locale).text
    return { lead, text: t(`notifications.status.${status}`), path: PATH, face: lead }
  },
  mail({ locale, data: { title, status, text }, publicUrl }) {
    const t = translator({ bhs, en }, locale)
    const name = readText(title, locale).text
    return {
      subject: t('mail.status.subject', { name }),
      heading: t('mail.status.heading'),
      parts: [
        { kind: 'paragraph', text: `${name}: ${t(`notifications.status.${status}`)}` },
        ...(text ? [{ kind: 'paragraph', text } as const] : []),
        { kind: 'button', label: t('mail.status.button'), url: `${publicUrl}${PATH}` },
      ],
    }
  },
}

export const formNotifications: NotificationPart = {
  topics: [{ id: 'forms', order: 77, icon: 'organisation', mail: 'now', push: false }],
  kinds: [statusKind],
}

type Changed = {
  services: Services
  form: Form
  changed: readonly { id: string; member: string | null }[]
  status: Status
  text: string
}

export async function notifySenders(
  tx: Db,
  { services, form, changed, status, text }: Changed,
): Promise<void> {
  const data = { title: form.content.title, status, text }
  for (const { id, member } of changed)
    if (member !== null) await notify(tx, { services, kind: statusKind, to: [member], about: id, data })
}
