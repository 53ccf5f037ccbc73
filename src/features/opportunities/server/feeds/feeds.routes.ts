import { otherLocale } from '#platform/contract/locale.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { toHtml } from '#platform/contract/rich-text/html.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import type { Mount } from '#platform/server/feature.ts'
import { mountFeed } from '#platform/server/feeds/mount-feed.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { KINDS } from '../../contract/kinds.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { mountCalendar } from './calendar.ts'
import { listFeedRows } from './feeds.queries.ts'

/** Serves feeds of new opportunities, with `?kind=` of one kind, and deadlines for calendars. */
export function mountFeeds(mount: Mount): void {
  mountFeed(mount, {
    name: 'opportunities',
    page: '/opportunities',
    filter: { name: 'kind', values: KINDS },
    read: async ({ locale, choice }) => {
      const rows = await listFeedRows(mount.services.db, choice)
      const t = translator({ bhs, en }, locale)
      return {
        title: t('feed.title'),
        description: t('feed.description'),
        entries: rows.map(
          ({ slug, kind, title, summary, body, organisation, deadline, changed, published }) => {
            const date = deadline && formatDate(new Date(deadline), locale)
            const other = otherLocale(locale)
            return {
              path: `/opportunities/${slug}`,
              title: readText(title, locale).text,
              description: [readText(summary, locale).text, date && t('feed.deadline', { date })]
                .filter(Boolean)
                .join(' '),
              content: toHtml(isBlankText(body[locale]) ? body[other] : body[locale]),
              author: organisation,
              category: kind,
              changed: new Date(changed),
              published: new Date(published),
            }
          },
        ),
      }
    },
  })
  mountCalendar(mount)
}
