import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { post } from './feed.endpoints.ts'

export const savePin = endpoint({
  method: 'PUT',
  path: '/api/feed/posts/{id}/pinned',
  summary: 'Puts an own post on one’s profile, in place of the one before, or takes it down',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ wanted: z.boolean() }),
})

/** An address as a published profile has it. */
const slug = z.string().check(z.minLength(1), z.maxLength(120))

export const getPublicPinnedPost = endpoint({
  method: 'GET',
  path: '/api/public/feed/members/{slug}/pinned',
  summary: 'The public post that stands on a published profile',
  params: z.strictObject({ slug }),
  blocks: { none: 'It is public, and read by people without an account too.' },
  response: z.strictObject({ post: z.nullable(post) }),
})

export const getPinnedPost = endpoint({
  method: 'GET',
  path: '/api/feed/members/{member}/pinned',
  impersonation: 'reads',
  summary: 'The post that stands on the profile of a member, if the reader may read it',
  params: z.strictObject({ member: uuid }),
  blocks: { none: 'It answers with nothing where a block severs the two, as where nothing is pinned.' },
  response: z.strictObject({ post: z.nullable(post) }),
})
