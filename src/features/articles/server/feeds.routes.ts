import type { CropShape } from '#features/library/contract/crops.ts'
import { partFor } from '#features/library/contract/part-for.ts'
import { largestAddress, type PictureFile } from '#features/library/contract/pictures.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { toHtml } from '#platform/contract/rich-text/html.ts'
import type { Mount } from '#platform/server/feature.ts'
import { mountFeed } from '#platform/server/feeds/mount-feed.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as pagesBhs } from '../contract/messages.bhs.ts'
import { messages as pagesEn } from '../contract/messages.en.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { TOPICS } from '../contract/topics.ts'
import { picturesOf } from './pictures.service.ts'
import { listPublic } from './public.queries.ts'

const ITEMS = 50

/** New articles, with `?topic=` of one topic: those that are there in the language of the feed. */
export function mountFeeds(mount: Mount): void {
  const { publicUrl } = mount.services.config
  const figureOf = (pictures: readonly PictureFile[] = [], id?: string, shape?: CropShape) => {
    const picture = pictures.find((one) => one.id === id)
    const match = picture && partFor(picture, shape)
    return match && { src: `${publicUrl}${largestAddress(match)}`, width: match.width, height: match.height }
  }
  mountFeed(mount, {
    name: 'articles',
    page: '/articles',
    filter: { name: 'topic', values: TOPICS },
    read: async ({ locale, choice }) => {
      const rows = await listPublic(mount.services.db, { topic: choice, limit: ITEMS })
      const pictures = await picturesOf(mount.services.db, rows)
      const t = translator({ bhs, en }, locale)
      const words = translator({ bhs: pagesBhs, en: pagesEn }, locale)
      return {
        title: t('feed.title'),
        description: t('feed.description'),
        entries: rows.flatMap(({ id, slug, content, authorName, liveBhsAt, liveEnAt, updatedAt, now }) => {
          const since = locale === 'bhs' ? liveBhsAt : liveEnAt
          if (since === null || since > now) return []
          return {
            path: `/articles/${slug}`,
            title: readText(content.title, locale).text,
            description: readText(content.summary, locale).text,
            content: toHtml(content.body[locale], {
              figure: ({ picture }) => figureOf(pictures.get(id), picture),
            }),
            image: figureOf(pictures.get(id), content.cover?.picture, 'wide')?.src,
            author: authorName ?? undefined,
            category: words(`topics.${content.topic}`),
            changed: new Date(updatedAt > since ? updatedAt : since),
            published: new Date(since),
          }
        }),
      }
    },
  })
}
