import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { content, TITLE_MAX } from './content.ts'

const params = z.strictObject({ id: uuid })

/** `draft`: never published. `waiting`: for staff. `scheduled`: its moment has not come. `withdrawn`: by its author. */
export const STATES = [
  'draft',
  'waiting',
  'returned',
  'scheduled',
  'published',
  'withdrawn',
  'hidden',
] as const
export type ArticleState = (typeof STATES)[number]

export const editedArticle = z.strictObject({
  id: uuid,
  slug: z.string(),
  state: z.enum(STATES),
  content,
  /** Sent back as `If-Match`. */
  version: z.string(),
  /** Whether the content has changes that nobody else reads. */
  unpublished: z.boolean(),
  /** Texts that their other language has left behind. */
  older: z.array(z.strictObject({ path: z.string(), language: localeInput })),
  liveAt: z.strictObject({ bhs: z.nullable(isoDateTime), en: z.nullable(isoDateTime) }),
  returnedReason: z.nullable(z.string()),
  /** Whether staff read it before it is published. */
  reviewed: z.boolean(),
  /** Whether it is somebody else's, whom staff help. */
  foreign: z.boolean(),
})
export type EditedArticle = z.output<typeof editedArticle>

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/articles',
  summary: 'Begins an article',
  body: z.strictObject({ title: bilingual(TITLE_MAX) }),
  status: 201,
  limit: { times: 30, seconds: 86_400 },
  response: z.strictObject({ id: uuid, slug: z.string() }),
})

const ownArticle = z.strictObject({
  id: uuid,
  slug: z.string(),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  state: z.enum(STATES),
  updatedAt: isoDateTime,
})
export type OwnArticle = z.output<typeof ownArticle>

export const listOwnArticles = endpoint({
  method: 'GET',
  path: '/api/articles',
  summary: 'Articles that one writes, the last changed first; 100 at most',
  response: z.strictObject({ articles: z.array(ownArticle) }),
})

export const getEditedArticle = endpoint({
  method: 'GET',
  path: '/api/articles/{id}',
  summary:
    'An article of one’s own with everything needed to edit it; staff of content read all that were handed in',
  params,
  response: editedArticle,
})

export const saveArticle = endpoint({
  method: 'PUT',
  path: '/api/articles/{id}',
  summary:
    'Saves what was written; of a published one beside what is read. If-Match refuses what another device has changed since',
  params,
  // Enough for an hour of typing that is saved every second.
  limit: { times: 3000, seconds: 3600 },
  body: content,
  response: z.strictObject({
    version: z.string(),
    unpublished: z.boolean(),
    older: editedArticle.shape.older,
  }),
})

export const submitArticle = endpoint({
  method: 'POST',
  path: '/api/articles/{id}/submission',
  summary: 'Publishes what was written, now or at a moment; or hands it to staff where they read it first',
  params,
  body: z.strictObject({ at: z.nullable(isoDateTime) }),
  response: editedArticle,
})

export const withdrawArticle = endpoint({
  method: 'POST',
  path: '/api/articles/{id}/withdrawal',
  summary: 'Takes a published article back, or one that waits for staff or for its moment',
  params,
  response: editedArticle,
})

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/articles/{id}',
  summary: 'Deletes an article that was never published',
  params,
})

export const listArticleVersions = endpoint({
  method: 'GET',
  path: '/api/articles/{id}/versions',
  summary: 'What was published before, the latest first; 50 at most',
  params,
  response: z.strictObject({
    versions: z.array(z.strictObject({ id: uuid, at: isoDateTime, content })),
  }),
})

export const restoreArticleVersion = endpoint({
  method: 'POST',
  path: '/api/articles/{id}/versions/{version}/restoration',
  summary: 'Takes the text of a version back into the draft',
  params: z.strictObject({ id: uuid, version: uuid }),
  response: editedArticle,
})
