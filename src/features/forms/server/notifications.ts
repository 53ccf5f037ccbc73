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
import { listNotifiedStaff } from './readers.queries.ts'
import { answersPath } from '../contract/organisation-forms.ts'
import { listMembersOf } from '#features/organisations/server/index.ts'
import type { FormAbouts } from './uses/about.ts'
import { findUse } from './uses/uses.queries.ts'

type Data = { title: Bilingual; status: Status; text: string }
const PATH = '/forms/mine'

/** The notification of a new status. */
export const statusKind: NotificationKind<Data> = {
  id: 'forms.status',
  topic: 'forms',
  tell({ locale, data: { title, status } }) {
    const t = translator({ bhs, en }, locale)
    const lead = readText(title, locale).text
    return { lead, text: t(`notifications.status.${status}`), path: PATH }
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

type News = { title: Bilingual; path: string }

/** The notification of new answers: one row for each form, and for each thing with a form, however many come. */
const answersKind: NotificationKind<News> = {
  id: 'forms.answers',
  topic: 'forms',
  groups: true,
  waitSeconds: { push: 60, mail: 600 },
  hoursBetweenMails: 24,
  tell({ locale, count, data: { title, path } }) {
    const lead = readText(title, locale).text
    return {
      lead,
      text: translator({ bhs, en }, locale)('notifications.answers', { count }),
      path,
    }
  },
}

type Assignment = { title: Bilingual; path: string; count: number }

/** The notification of submissions that a colleague assigned: one row for each form, with the latest number. */
const assignedKind: NotificationKind<Assignment> = {
  id: 'forms.assigned',
  topic: 'forms',
  tell({ locale, data: { title, path, count } }) {
    const text = translator({ bhs, en }, locale)('notifications.assigned', { count })
    return { lead: readText(title, locale).text, text, path }
  },
}

export const formNotifications: NotificationPart = {
  topics: [{ id: 'forms', order: 77, icon: 'organisation', mail: 'now', push: false }],
  kinds: [statusKind, answersKind, assignedKind],
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

type Arrival = {
  services: Services
  abouts: FormAbouts
  form: Form
  use: string | null
  by: string | undefined
}

/** Notifies those who read the answers: staff or the organisation of the form, and whoever looks after the thing that it was sent for. */
export async function notifyReaders(tx: Db, { services, abouts, form, use, by }: Arrival): Promise<void> {
  const about = use === null ? undefined : await findUse(tx, { id: use, form: form.id })
  const thing = about && (await abouts.readersOf(tx, { kind: about.kind, id: about.about }))
  const news = { services, kind: answersKind, by }
  if (about && thing) {
    const { to, ...data } = thing
    await notify(tx, { ...news, to, about: about.id, data })
  }
  const { organisationId } = form
  // What came for something of an organisation it has heard of above.
  if (organisationId !== null && about) return
  const to =
    organisationId === null ? await listNotifiedStaff(tx, form.id) : await listEditors(tx, organisationId)
  const data = { title: form.content.title, path: answersPath(organisationId, form.id) }
  await notify(tx, { ...news, to, about: form.id, data })
}

type Handover = { services: Services; form: Form; reader: string; by: string; count: number }

/** Notifies a reader of submissions that somebody else assigned to them. */
export async function notifyReader(tx: Db, { services, form, reader, by, count }: Handover): Promise<void> {
  const path = `${answersPath(form.organisationId, form.id)}?reader=mine`
  const data = { title: form.content.title, path, count }
  await notify(tx, { services, kind: assignedKind, to: [reader], by, about: form.id, data })
}

async function listEditors(tx: Db, organisationId: string): Promise<string[]> {
  const people = await listMembersOf(tx, { organisationId, roles: ['owner', 'editor'] })
  return people.map(({ userId }) => userId)
}
