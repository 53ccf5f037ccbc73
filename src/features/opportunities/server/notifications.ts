import { notify } from '#features/notifications/server/index.ts'
import { listMembersOf } from '#features/organisations/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { OpportunityRow } from './opportunity-row.ts'

type About = Pick<OpportunityRow, 'id' | 'slug' | 'title' | 'organisationId' | 'createdBy'>
type Outgoing = { services: Services; tx: Db; opportunity: About }
type Outcome = 'approved' | 'returned' | 'closed'
type Data = { title: Bilingual; slug: string }

export const decisionKind: NotificationKind<Data & { outcome: Outcome; reason: string }> = {
  id: 'opportunities.decision',
  topic: 'organisation',
  tell({ locale, data }) {
    const { t, title } = wordsOf(data, locale)
    return {
      lead: t(`notifications.${data.outcome}`),
      text: title,
      path: `/opportunities/${data.slug}${data.outcome === 'approved' ? '' : '/edit'}`,
    }
  },
  mail({ locale, data, publicUrl }) {
    const { t, title } = wordsOf(data, locale)
    const { outcome, reason, slug } = data
    const path = outcome === 'approved' ? '' : '/edit'
    return {
      subject: t(`mail.${outcome}.subject`, { title }),
      heading: t(`mail.${outcome}.heading`),
      parts: [
        { kind: 'paragraph', text: t(`mail.${outcome}.text`, { title }) },
        ...(reason.trim() === '' ? [] : [{ kind: 'paragraph' as const, text: t('mail.reason', { reason }) }]),
        {
          kind: 'button',
          label: t(`mail.${outcome}.action`),
          url: `${publicUrl}/opportunities/${slug}${path}`,
        },
      ],
    }
  },
}

type Extended = Data & { organisation: string; deadline: string }

export const extendedKind: NotificationKind<Extended> = {
  id: 'opportunities.extended',
  topic: 'deadlines',
  groups: true,
  weekly: 'in overview',
  tell({ locale, data }) {
    const { t, title } = wordsOf(data, locale)
    const date = formatDate(new Date(data.deadline), locale)
    return { lead: t('notifications.extended', { date }), text: title, path: `/opportunities/${data.slug}` }
  },
  mail({ locale, data, publicUrl }) {
    const { t, title } = wordsOf(data, locale)
    const { slug, organisation, deadline } = data
    const moment = new Date(deadline)
    const when = { date: formatDate(moment, locale), time: formatTime(moment) }
    return {
      subject: t('mail.extended.subject', { title }),
      heading: t('mail.extended.heading'),
      parts: [
        { kind: 'paragraph', text: t('mail.extended.text', { title, organisation, ...when }) },
        { kind: 'button', label: t('mail.extended.action'), url: `${publicUrl}/opportunities/${slug}` },
      ],
    }
  },
}

export const opportunityNotifications: NotificationPart = { kinds: [decisionKind, extendedKind] }

type Extension = Outgoing & { opportunity: About & Pick<OpportunityRow, 'organisationName'> }

/** Tells these members of the new deadline. */
export async function notifyExtended({
  services,
  tx,
  opportunity,
  to,
  deadline,
}: Extension & { to: readonly string[]; deadline: string }): Promise<void> {
  const data = { ...dataOf(opportunity), organisation: opportunity.organisationName, deadline }
  await notify(tx, { services, kind: extendedKind, to, about: opportunity.id, data })
}

/** Notifies the editors of a decision by staff, with the reason. */
export async function notifyDecision({
  services,
  tx,
  opportunity,
  outcome,
  reason,
}: Outgoing & { outcome: Outcome; reason: string }): Promise<void> {
  const to = await editorsOf(tx, opportunity)
  const data = { ...dataOf(opportunity), outcome, reason }
  await notify(tx, { services, kind: decisionKind, to, about: opportunity.id, data })
}

/** Lists the editors, who are notified of decisions and questions. */
export async function editorsOf(db: Db, { organisationId, createdBy }: About): Promise<string[]> {
  if (organisationId === null) return createdBy ? [createdBy] : []
  const people = await listMembersOf(db, { organisationId, roles: ['owner', 'editor'] })
  return people.map(({ userId }) => userId)
}

function dataOf({ title, slug }: About): Data {
  return { title: { bhs: title.bhs ?? '', en: title.en ?? '' }, slug }
}

function wordsOf({ title }: Data, locale: Locale) {
  const t = translator({ bhs, en }, locale)
  return { t, title: readText(title, locale).text || t('untitled') }
}
