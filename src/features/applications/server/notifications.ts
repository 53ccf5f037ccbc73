import { notify } from '#features/notifications/server/index.ts'
import type { Opportunity } from '#features/opportunities/server/index.ts'
import { listMembersOf } from '#features/organisations/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { lastDay } from '#platform/contract/local-time.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { MailPart } from '#platform/server/mail/mail.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { Decision } from '../contract/statuses.ts'
import type { ApplicationRow } from './applications.queries.ts'

export const catalogues = { bhs, en }

export type Outgoing = { services: Services; tx: Db; opportunity: Opportunity }
export type About = { title: Bilingual; organisation: string }
export type Own = About & { application: string }
export type Received = About & { opportunity: string }

export const submissionKind: NotificationKind<Own & { promisedAt: string | null }> = {
  id: 'applications.sent',
  topic: 'applications',
  isOwnAct: true,
  isTransactional: true,
  tell({ locale, data }) {
    const { t, title, organisation } = wordsOf(data, locale)
    return {
      lead: t('notifications.sent.lead'),
      text: t('notifications.sent.text', { title, organisation }),
      path: `/applications/${data.application}`,
      face: organisation,
    }
  },
  mail({ locale, data, publicUrl }) {
    const { t, title, organisation } = wordsOf(data, locale)
    const { promisedAt, application } = data
    return {
      subject: t('mail.sent.subject', { title }),
      heading: t('mail.sent.heading'),
      parts: [
        paragraph(t('mail.sent.text', { title, organisation })),
        ...(promisedAt
          ? [paragraph(t('mail.sent.promise', { date: formatDate(lastDay(new Date(promisedAt)), locale) }))]
          : []),
        button(t('mail.sent.action'), `${publicUrl}/applications/${application}`),
      ],
    }
  },
}

export const statusKind: NotificationKind<Own & { status: Decision; message: string }> = {
  id: 'applications.status',
  topic: 'applications',
  tell({ locale, data }) {
    const { t, title, organisation } = wordsOf(data, locale)
    return {
      lead: organisation,
      text: t(`notifications.status.${data.status}`, { title }),
      path: `/applications/${data.application}`,
      face: organisation,
    }
  },
  mail({ locale, data, publicUrl }) {
    const { t, title, organisation } = wordsOf(data, locale)
    const state = t(`states.${data.status}`)
    return {
      subject: t('mail.moved.subject', { title, state: state[0]?.toUpperCase() + state.slice(1) }),
      heading: t('mail.moved.heading'),
      parts: [
        paragraph(t('mail.moved.text', { title, organisation, state })),
        ...paragraphs(data.message),
        button(t('mail.moved.action'), `${publicUrl}/applications/${data.application}`),
      ],
    }
  },
}

export const receivedKind = hiringKind('received', { hoursBetweenMails: 24 })
export const withdrawnKind = hiringKind('withdrawn', { hoursBetweenMails: 24 })

export const dueKind: NotificationKind<Received & { due: number; promisedAt: string }> = {
  id: 'applications.due',
  topic: 'hiring',
  groups: true,
  tell({ locale, data }) {
    const { t, title } = wordsOf(data, locale)
    const { due: count, promisedAt, opportunity } = data
    return {
      lead: t('notifications.due.lead', { count }),
      text: t('notifications.due.text', { title, date: formatDate(lastDay(new Date(promisedAt)), locale) }),
      path: `/opportunities/${opportunity}/applications`,
    }
  },
  mail({ locale, data, publicUrl }) {
    const { t, title } = wordsOf(data, locale)
    const { due: count, promisedAt, opportunity } = data
    return {
      subject: t('mail.due.subject', { title }),
      heading: t('mail.due.heading', { count }),
      parts: [
        paragraph(t('mail.due.text', { title, date: formatDate(lastDay(new Date(promisedAt)), locale) })),
        button(t('mail.due.action'), `${publicUrl}/opportunities/${opportunity}/applications`),
      ],
    }
  },
}

/** Notifies the people who decide. Without a name, because only their page knows whether they may see it. */
function hiringKind(
  what: 'received' | 'withdrawn',
  { hoursBetweenMails }: { hoursBetweenMails: number },
): NotificationKind<Received> {
  return {
    id: `applications.${what}`,
    topic: 'hiring',
    groups: true,
    hoursBetweenMails,
    tell({ locale, data, count }) {
      const { t, title } = wordsOf(data, locale)
      return {
        lead: t(`notifications.${what}.lead`, { count }),
        text: t(`notifications.${what}.text`, { title }),
        path: `/opportunities/${data.opportunity}/applications`,
      }
    },
    mail({ locale, data, publicUrl }) {
      const { t, title } = wordsOf(data, locale)
      return {
        subject: t(`mail.${what}.subject`, { title }),
        heading: t(`mail.${what}.heading`),
        parts: [
          paragraph(t(`mail.${what}.text`, { title })),
          button(t(`mail.${what}.action`), `${publicUrl}/opportunities/${data.opportunity}/applications`),
        ],
      }
    },
  }
}

export const applicationNotifications: NotificationPart = {
  topics: [
    {
      id: 'applications',
      order: 20,
      icon: 'application',
      mail: 'now',
      push: true,
      alwaysInApp: true,
      isCommon: true,
    },
    { id: 'hiring', order: 60, icon: 'application', mail: 'now', push: false },
  ],
  kinds: [submissionKind, statusKind, receivedKind, withdrawnKind, dueKind],
}

/** Tells the applicant that the application has arrived, and when an answer is promised. */
export async function notifyOfSubmission({
  services,
  tx,
  opportunity,
  application: { id, userId, promisedAt },
}: Outgoing & { application: ApplicationRow }): Promise<void> {
  const data = { ...aboutOf(opportunity), application: id, promisedAt: toIso(promisedAt) }
  await notify(tx, { services, kind: submissionKind, to: [userId], about: id, data })
}

/** Tells an applicant the new status, with the organisation's message. */
export async function notifyMoved({
  services,
  tx,
  opportunity,
  application: { id, userId },
  status,
  message,
}: Outgoing & { application: ApplicationRow; status: Decision; message: string }): Promise<void> {
  const data = { ...aboutOf(opportunity), application: id, status, message }
  await notify(tx, { services, kind: statusKind, to: [userId], about: id, data })
}

/** Tells the people who decide about new applications; by email at most once a day. */
export async function notifyReceived(out: Outgoing): Promise<void> {
  await toDeciders(out, receivedKind, {})
}

export async function notifyWithdrawn(out: Outgoing): Promise<void> {
  await toDeciders(out, withdrawnKind, {})
}

/** Reminds the people who decide that a promised answer is due soon. */
export async function notifyDue(out: Outgoing & { count: number; promisedAt: Date }): Promise<void> {
  await toDeciders(out, dueKind, { due: out.count, promisedAt: toIso(out.promisedAt) })
}

export async function toDeciders<More extends object>(
  { services, tx, opportunity }: Outgoing,
  kind: NotificationKind<Received & More>,
  more: More,
): Promise<void> {
  const { id } = opportunity
  const to = await decidersOf(tx, opportunity)
  const data = { ...aboutOf(opportunity), opportunity: id, ...more }
  await notify(tx, { services, kind, to, about: id, data })
}

/** Returns the people who decide about the applications to an opportunity. */
export async function decidersOf(tx: Db, { organisationId }: Opportunity): Promise<string[]> {
  if (organisationId === null) return []
  const people = await listMembersOf(tx, { organisationId, roles: ['owner', 'editor'] })
  return people.map(({ userId }) => userId)
}

export function aboutOf({ title, organisationName }: Opportunity): About {
  return { title: { bhs: title.bhs ?? '', en: title.en ?? '' }, organisation: organisationName }
}

export function wordsOf({ title, organisation }: About, locale: Locale) {
  return { t: translator(catalogues, locale), title: readText(title, locale).text, organisation }
}

export function paragraph(text: string): MailPart {
  return { kind: 'paragraph', text }
}

/** Splits a member's text into paragraphs. */
export function paragraphs(text: string): MailPart[] {
  return text
    .split(/\n{2,}/)
    .filter((line) => line.trim() !== '')
    .map(paragraph)
}

export function button(label: string, url: string): MailPart {
  return { kind: 'button', label, url }
}
