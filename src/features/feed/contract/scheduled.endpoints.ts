import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { AUDIENCES } from './audience.ts'
import { newPost } from './feed.endpoints.ts'
import { postText } from './post-text.ts'

export const SCHEDULED_MAX = 20
/** The farthest ahead. */
export const SCHEDULE_DAYS = 60

export const createScheduledPost = endpoint({
  method: 'POST',
  path: '/api/feed/scheduled',
  summary: 'Keeps a post that is published at a time; a repeated call with its id adds nothing',
  blocks: { none: 'Nobody reads it before it is published, and then they are asked about.' },
  body: z.strictObject({ ...newPost.shape, publishAt: isoDateTime }),
  response: z.strictObject({ id: uuid }),
  limit: { times: 40, seconds: 3600 },
})

export const listScheduledPosts = endpoint({
  method: 'GET',
  path: '/api/feed/scheduled',
  impersonation: 'reads',
  summary: 'Own posts that wait for their time, the next first',
  response: z.strictObject({
    posts: z.array(
      z.strictObject({
        id: uuid,
        body: postText,
        audience: z.enum(AUDIENCES),
        publishAt: isoDateTime,
        /** Its time came, and something in it no longer held. */
        isRefused: z.boolean(),
      }),
    ),
  }),
})

export const deleteScheduledPost = endpoint({
  method: 'DELETE',
  path: '/api/feed/scheduled/{id}',
  summary: 'Publishes an own post no more',
  params: z.strictObject({ id: uuid }),
})
