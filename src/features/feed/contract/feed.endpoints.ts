import * as z from 'zod/mini'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { AUDIENCES } from './audience.ts'
import { postText } from './post-text.ts'

const texts = z.strictObject({ bhs: z.string(), en: z.string() })

const author = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Of the published profile, for those who have one. */
  slug: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  headline: z.nullable(texts),
})
export type Author = z.output<typeof author>

const post = z.strictObject({
  id: uuid,
  author,
  body: postText,
  audience: z.enum(AUDIENCES),
  at: isoDateTime,
  isEdited: z.boolean(),
  reactions: z.int(),
  comments: z.int(),
  hasReacted: z.boolean(),
  isOwn: z.boolean(),
})
export type Post = z.output<typeof post>

export const listFeed = endpoint({
  method: 'GET',
  path: '/api/feed',
  impersonation: 'reads',
  summary: 'Posts that the member may read, the newest first, without those of whom they muted. 20 at a time',
  blocks: 'hides',
  query: z.strictObject({ after: z.optional(cursor) }),
  response: z.strictObject({ posts: z.array(post), next: z.nullable(cursor) }),
})

const params = z.strictObject({ id: uuid })

export const getPost = endpoint({
  method: 'GET',
  path: '/api/feed/posts/{id}',
  impersonation: 'reads',
  summary: 'One post that the member may read',
  params,
  blocks: 'refuses',
  response: post,
})

export const getPublicPost = endpoint({
  method: 'GET',
  path: '/api/public/feed/{id}',
  summary: 'A post that is for everybody',
  params,
  blocks: { none: 'It is public, and read by people without an account too.' },
  response: post,
})

export const createPost = endpoint({
  method: 'POST',
  path: '/api/feed/posts',
  summary: 'Publishes a post; a repeated call with its id adds nothing',
  blocks: { none: 'It names nobody else; who reads it is asked when it is read.' },
  body: z.strictObject({ id: uuid, body: postText, audience: z.enum(AUDIENCES) }),
  status: 201,
  response: post,
  limit: { times: 40, seconds: 3600 },
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/feed/posts/{id}',
  summary: 'Deletes an own post with everything under it',
  params,
})

export const reactToPost = endpoint({
  method: 'PUT',
  path: '/api/feed/posts/{id}/reaction',
  summary: 'Supports a post, once, or takes that back',
  params,
  blocks: 'refuses',
  body: z.strictObject({ wanted: z.boolean() }),
  response: z.strictObject({ reactions: z.int(), hasReacted: z.boolean() }),
})
