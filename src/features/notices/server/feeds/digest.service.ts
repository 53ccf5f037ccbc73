import { membersOf, organisationCards } from '#features/organisations/server/index.ts'
import { wantsMail } from '#features/settings/server/index.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail, MailPart } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { reasons as bhsReasons } from '../../contract/feed-reasons.bhs.ts'
import { reasons as enReasons } from '../../contract/feed-reasons.en.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { claimNews, type Failing, type News } from './digest.queries.ts'

const REASONS = { bhs: bhsReasons, en: enReasons }

/** One mail to each owner who wants it about all that is new; gives how many. They are put into the outbox with the note that it was told. */
export async function tellOfFeeds(services: Services, organisation: string): Promise<number> {
  return inTransaction(services.pool, async (tx) => {
    let sent = 0
    const news = await claimNews(tx, organisation)
    const name = news && (await organisationCards(tx, [organisation])).get(organisation)?.name
    if (!news || name === undefined) return 0
    for (const { userId } of await membersOf(tx, { organisationId: organisation, roles: ['owner'] })) {
      const user = await findUserById(tx, userId)
      if (!user || user.suspendedAt || !(await wantsMail(tx, { userId, kind: 'feeds' }))) continue
      const { email: to, language: locale } = user
      await services.mailer.enqueue(tx, { to, ...written({ services, locale, name, news }) })
      sent += 1
    }
    return sent
  })
}

function written(input: { services: Services; locale: Locale; name: string; news: News }): Omit<Mail, 'to'> {
  const { services, locale, name, news } = input
  const { publicUrl } = services.config
  const t = translator({ bhs, en }, locale)
  const { failing, fresh } = news
  const heads = [
    ...(fresh.count > 0 ? [t('feedMail.fresh', { count: fresh.count })] : []),
    ...(failing.length > 0 ? [t('feedMail.failing', { count: failing.length })] : []),
  ]
  const more = fresh.count - fresh.titles.length
  const parts: MailPart[] = [
    ...(fresh.count > 0 ? [paragraph(t('feedMail.freshText')), ...fresh.titles.map(small)] : []),
    ...(fresh.count > 0 && more > 0 ? [small(t('feedMail.more', { count: more }))] : []),
    ...(failing.length > 0 ? [paragraph(t('feedMail.failingText'))] : []),
    ...failing.flatMap((feed) => [small(failureOf(feed))]),
    { kind: 'button', label: t('feedMail.open'), url: `${publicUrl}/opportunities/import` },
    small(t('feedMail.why', { organisation: name })),
    { kind: 'link', label: t('feedMail.stop'), url: `${publicUrl}/settings#notifications` },
  ]
  return {
    locale,
    subject: t('feedMail.subject', { organisation: name, what: heads.join(', ') }),
    heading: heads.join(', '),
    parts,
  }

  function failureOf({ title, address, problem, since }: Failing): string {
    const feed = title || new URL(address).host
    return t('feedMail.failure', { feed, date: formatDate(since, locale), reason: REASONS[locale][problem] })
  }
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })
const small = (text: string): MailPart => ({ kind: 'small', text })
