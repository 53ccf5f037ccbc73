import { notify } from '#features/notifications/server/index.ts'
import { listMembersOf, listOrganisationCards } from '#features/organisations/server/index.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { MailPart } from '#platform/server/mail/mail.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { FeedReason } from '../../contract/feed-reasons.ts'
import { reasons as bhsReasons } from '../../contract/feed-reasons.bhs.ts'
import { reasons as enReasons } from '../../contract/feed-reasons.en.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { claimNews } from './digest.queries.ts'

const REASONS = { bhs: bhsReasons, en: enReasons }

type Failing = { feed: string; problem: FeedReason; since: string }
type Data = { organisation: string; fresh: { count: number; titles: string[] }; failing: Failing[] }

/** The notification about new notices from the feeds of an organisation, and about feeds that fail. */
export const feedsKind: NotificationKind<Data> = {
  id: 'notices.feeds',
  topic: 'feeds',
  tell({ locale, data }) {
    const { organisation } = data
    const text = headsOf(data, locale).join(', ')
    return { lead: organisation, text, path: '/opportunities/import', face: organisation }
  },
  mail({ locale, data, publicUrl }) {
    const t = translator({ bhs, en }, locale)
    const { organisation, failing, fresh } = data
    const heads = headsOf(data, locale).join(', ')
    const more = fresh.count - fresh.titles.length
    const parts: MailPart[] = [
      ...(fresh.count > 0 ? [paragraph(t('feedMail.freshText')), ...fresh.titles.map(small)] : []),
      ...(fresh.count > 0 && more > 0 ? [small(t('feedMail.more', { count: more }))] : []),
      ...(failing.length > 0 ? [paragraph(t('feedMail.failingText'))] : []),
      ...failing.map(({ feed, problem, since }) =>
        small(
          t('feedMail.failure', {
            feed,
            date: formatDate(new Date(since), locale),
            reason: REASONS[locale][problem],
          }),
        ),
      ),
      { kind: 'button', label: t('feedMail.open'), url: `${publicUrl}/opportunities/import` },
      small(t('feedMail.why', { organisation })),
    ]
    return { subject: t('feedMail.subject', { organisation, what: heads }), heading: heads, parts }
  },
}

export const noticeNotifications: NotificationPart = {
  topics: [{ id: 'feeds', order: 70, icon: 'feed', mail: 'now', push: false, mailChoices: ['now', 'off'] }],
  kinds: [feedsKind],
}

/** Notifies each owner of all news once and records it in the same transaction; returns the number of notifications. */
export async function notifyOfFeeds(services: Services, organisation: string): Promise<number> {
  return inTransaction(services.pool, async (tx) => {
    const news = await claimNews(tx, organisation)
    const name = news && (await listOrganisationCards(tx, [organisation])).get(organisation)?.name
    if (!news || name === undefined) return 0
    const owners = await listMembersOf(tx, { organisationId: organisation, roles: ['owner'] })
    const to = owners.map(({ userId }) => userId)
    const failing = news.failing.map(({ title, address, problem, since }) => ({
      feed: title || new URL(address).host,
      problem,
      since: toIso(since),
    }))
    const data = { organisation: name, fresh: news.fresh, failing }
    await notify(tx, { services, kind: feedsKind, to, about: organisation, data })
    return to.length
  })
}

function headsOf({ fresh, failing }: Data, locale: 'bhs' | 'en'): string[] {
  const t = translator({ bhs, en }, locale)
  return [
    ...(fresh.count > 0 ? [t('feedMail.fresh', { count: fresh.count })] : []),
    ...(failing.length > 0 ? [t('feedMail.failing', { count: failing.length })] : []),
  ]
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })
const small = (text: string): MailPart => ({ kind: 'small', text })
