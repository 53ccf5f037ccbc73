import { notify } from '#features/notifications/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { MailPart } from '#platform/server/mail/mail.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type { Reason } from '../contract/kinds.ts'
import { catalogues } from './organisation-mails.ts'
import type { Applicant } from './public/public.service.ts'

export type Outcome = 'verified' | 'refused' | 'suspended' | 'restored'
type Data = { name: string; slug: string }
type Decided = Data & { outcome: Outcome; reason: Reason | null; note: string }

/** The notification of a decision about the verification. */
export const checkKind: NotificationKind<Decided> = decisionKind('organisations.check')
/**
 * The notification that an organisation was closed or opened. It is always emailed, because it is a decision with a reason.
 */
export const suspensionKind: NotificationKind<Decided> = {
  ...decisionKind('organisations.standing'),
  isTransactional: true,
}

/** For the new owner, after the last one has left the platform. */
export const ownerKind: NotificationKind<Data> = {
  id: 'organisations.owner',
  topic: 'organisation',
  isTransactional: true,
  tell({ locale, data: { name, slug } }) {
    const t = translator(catalogues, locale)
    return { lead: name, text: t('notifications.owner'), path: pathOf(slug), face: name }
  },
  mail({ locale, data: { name, slug }, publicUrl }) {
    const t = translator(catalogues, locale)
    return {
      subject: t('mail.owner.subject', { name }),
      heading: t('mail.owner.heading', { name }),
      parts: [
        { kind: 'paragraph', text: t('mail.owner.text', { name }) },
        { kind: 'button', label: t('mail.decision.button'), url: `${publicUrl}${pathOf(slug)}` },
      ],
    }
  },
}

/** For people who wait for an answer of an organisation that closed with its owner's account. */
export const closedKind: NotificationKind<{ name: string; title: Bilingual }> = {
  id: 'organisations.closed',
  topic: 'applications',
  isTransactional: true,
  tell({ locale, data: { name, title } }) {
    const t = translator(catalogues, locale)
    const text = t('notifications.closed', { title: readText(title, locale).text })
    return { lead: name, text, path: '/applications', face: name }
  },
  mail({ locale, data, publicUrl }) {
    const t = translator(catalogues, locale)
    const values = { name: data.name, title: readText(data.title, locale).text }
    return {
      subject: t('mail.closed.subject', values),
      heading: t('mail.closed.heading', values),
      parts: [
        { kind: 'paragraph', text: t('mail.closed.text', values) },
        { kind: 'button', label: t('mail.closed.button'), url: `${publicUrl}/opportunities` },
      ],
    }
  },
}

function decisionKind(id: string): NotificationKind<Decided> {
  return {
    id,
    topic: 'organisation',
    tell({ locale, data: { name, slug, outcome } }) {
      const t = translator(catalogues, locale)
      return { lead: name, text: t(`notifications.${outcome}`), path: pathOf(slug), face: name }
    },
    mail({ locale, data, publicUrl }) {
      const { name, slug, outcome, reason, note } = data
      const t = translator(catalogues, locale)
      const mailParts: MailPart[] = [
        ...(reason ? [{ kind: 'paragraph', text: t(`reasons.${reason}`) } as const] : []),
        ...(note ? [{ kind: 'paragraph', text: t('mail.decision.note', { note }) } as const] : []),
      ]
      return {
        subject: t(`mail.decision.${outcome}.subject`, { name }),
        heading: t(`mail.decision.${outcome}.heading`, { name }),
        parts: [
          { kind: 'paragraph', text: t(`mail.decision.${outcome}.text`, { name }) },
          ...mailParts,
          { kind: 'button', label: t('mail.decision.button'), url: `${publicUrl}${pathOf(slug)}` },
        ],
      }
    },
  }
}

export const organisationNotifications: NotificationPart = {
  topics: [{ id: 'organisation', order: 50, icon: 'organisation', mail: 'now', push: false }],
  kinds: [checkKind, suspensionKind, ownerKind, closedKind],
}

type Outgoing = { services: Services; organisation: { id: string; name: string; slug: string } }

/** Notifies the owners of a decision by staff, with the reason. */
export async function notifyDecision(
  tx: Db,
  decision: Outgoing & { owners: readonly string[]; outcome: Outcome; reason: Reason | null; note: string },
): Promise<void> {
  const { services, organisation, owners: to, outcome, reason, note } = decision
  const { id, name, slug } = organisation
  const kind = outcome === 'verified' || outcome === 'refused' ? checkKind : suspensionKind
  await notify(tx, { services, kind, to, about: id, data: { name, slug, outcome, reason, note } })
}

export async function notifyOwner(
  tx: Db,
  { services, organisation, owner }: Outgoing & { owner: string },
): Promise<void> {
  const { id, name, slug } = organisation
  await notify(tx, { services, kind: ownerKind, to: [owner], about: id, data: { name, slug } })
}

/** Sends one notification for each thing that somebody waits for. */
export async function notifyApplicants(
  tx: Db,
  { services, organisation, applicants }: Outgoing & { applicants: readonly Applicant[] },
): Promise<void> {
  for (const [slug, waiting] of Map.groupBy(applicants, (one) => one.slug)) {
    const [first] = waiting
    if (!first) continue
    const data = { name: organisation.name, title: first.title }
    const to = waiting.map(({ userId }) => userId)
    await notify(tx, { services, kind: closedKind, to, about: slug, data })
  }
}

function pathOf(slug: string): string {
  return `/organisations/${slug}/manage`
}
