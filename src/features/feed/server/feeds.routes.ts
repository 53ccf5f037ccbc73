import { problems } from '#platform/contract/problems.ts'
import { toHtml } from '#platform/contract/rich-text/html.ts'
import type { Mount } from '#platform/server/feature.ts'
import { mountFeed } from '#platform/server/feeds/mount-feed.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { openingWords, wordsOf } from '../contract/post-text.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { foldTag, TAG_MAX, TAG_MIN } from '../contract/tags.ts'
import { findRssAuthor } from './rss/rss.queries.ts'
import { listPublicOf, listTagged, type PostRow } from './posts.queries.ts'

const ITEMS = 50

/** Posts for everybody with a tag, in whatever spelling it is asked for. */
export function mountTagFeeds(mount: Mount): void {
  mountFeed(mount, {
    name: 'tag',
    page: (tag) => `/tag/${tag}`,
    filter: { name: 'tag', values: tagOf },
    read: async ({ locale, choice: tag }) => {
      if (tag === undefined) throw new Problem(problems.notFound)
      const rows = await listTagged(mount.services.db, { tag, reader: null, limit: ITEMS })
      const t = translator({ bhs, en }, locale)
      return {
        title: `#${tag}`,
        description: t('tagFeed', { tag }),
        entries: rows.map((row) => entryOf(row, `#${tag}`)),
      }
    },
  })
}

/** Public posts of one member, who allows it; by the address of their profile. */
export function mountMemberFeeds(mount: Mount): void {
  const { db } = mount.services
  mountFeed(mount, {
    name: 'objave',
    page: (slug) => `/profil/${slug}`,
    filter: { name: 'od', values: (value) => (SLUG.test(value) ? value : undefined) },
    read: async ({ locale, choice: slug }) => {
      const author = slug === undefined ? undefined : await findRssAuthor(db, slug)
      if (!author) throw new Problem(problems.notFound)
      const rows = await listPublicOf(db, { author: author.id, limit: ITEMS })
      const description = translator({ bhs, en }, locale)('memberFeed', { name: author.name })
      return { title: author.name, description, entries: rows.map((row) => entryOf(row, author.name)) }
    },
  })
}

const SLUG = /^[a-z0-9-]{1,80}$/

/** `nameless` stands for a post without words and without an event. */
function entryOf({ id, name, body, event, at }: PostRow, nameless: string) {
  const published = new Date(at)
  return {
    path: `/feed/${id}`,
    title: `${name}: ${openingWords(body) || (event?.title ?? nameless)}`,
    description: wordsOf(body),
    content: toHtml(body),
    author: name,
    changed: published,
    published,
  }
}

function tagOf(value: string): string | undefined {
  const tag = foldTag(value)
  return tag.length >= TAG_MIN && value.length <= TAG_MAX ? tag : undefined
}
