import * as z from 'zod/mini'
import { pictureFile } from '#features/library/contract/pictures.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { TAG_MAX } from './content.ts'
import { linkCard } from './link-card.ts'
import { TOPICS } from './topics.ts'

const texts = z.strictObject({ bhs: z.string(), en: z.string() })
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))
export const QUERY_MAX = 100

const author = z.nullable(
  z.strictObject({
    name: z.string(),
    /** Of the public profile, for those who have one. */
    profile: z.nullable(z.string()),
    photo: z.nullable(z.string()),
    headline: z.nullable(texts),
  }),
)

export const articleCard = z.strictObject({
  id: uuid,
  slug,
  title: texts,
  summary: texts,
  topic: z.enum(TOPICS),
  cover: z.nullable(z.strictObject({ picture: pictureFile, alt: texts })),
  author,
  languages: z.array(localeInput),
  minutes: z.strictObject({ bhs: z.int(), en: z.int() }),
  publishedAt: isoDateTime,
})
export type ArticleCard = z.output<typeof articleCard>

const BLOCKS = { none: 'Articles are public, and read by people without an account too.' } as const

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/public/articles',
  summary:
    'Published articles, the newest first; of one topic, with one tag, or with these words. 20 at a time',
  query: z.strictObject({
    topic: z.optional(z.enum(TOPICS)),
    tag: z.optional(z.string().check(z.maxLength(TAG_MAX))),
    q: z.optional(z.string().check(z.maxLength(QUERY_MAX))),
    after: z.optional(cursor),
  }),
  response: z.strictObject({ articles: z.array(articleCard), next: z.nullable(cursor) }),
  blocks: BLOCKS,
})

export const listTags = endpoint({
  method: 'GET',
  path: '/api/public/article-tags',
  summary: 'The tags that the newest 300 published articles have most often, at most 12',
  response: z.strictObject({ tags: z.array(z.strictObject({ name: z.string(), count: z.int() })) }),
  blocks: BLOCKS,
})

const body = richTextSchema(PUBLICATION)

const neighbour = z.nullable(z.strictObject({ slug, title: texts }))

export const publicArticle = z.strictObject({
  ...articleCard.shape,
  body: z.strictObject({ bhs: body, en: body }),
  /** Those that the text names. */
  pictures: z.array(pictureFile),
  cards: z.array(linkCard),
  tags: z.array(z.string()),
  /** Where it stands in its series, and what comes before and after it. */
  series: z.nullable(
    z.strictObject({
      title: texts,
      part: z.int(),
      count: z.int(),
      previous: neighbour,
      next: neighbour,
    }),
  ),
  /** How many members found it useful. */
  useful: z.int(),
  updatedAt: isoDateTime,
  related: z.array(articleCard),
})
export type PublicArticle = z.output<typeof publicArticle>

export const getArticle = endpoint({
  method: 'GET',
  path: '/api/public/articles/{slug}',
  summary: 'A published article, by any address it ever had; `slug` in the answer is the present one',
  params: z.strictObject({ slug }),
  response: publicArticle,
  blocks: BLOCKS,
})
