import type { OutboxSender } from '#features/offline/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { createPost, type NewPost } from '../contract/feed.endpoints.ts'
import { createScheduledPost } from '../contract/scheduled.endpoints.ts'

/** `publishAt`: when it is published, where not at once. */
export type UnsentPost = Omit<NewPost, 'id'> & { publishAt?: string }

/** Posts that this device has not sent yet, in one lane, so that they appear in the order in which they were written. */
export const outboxSender: OutboxSender = {
  what: 'feed',
  async send({ id, body }) {
    const { publishAt, ...post } = body as UnsentPost
    if (publishAt) await call(createScheduledPost, { body: { id, ...post, publishAt } })
    else await call(createPost, { body: { id, ...post } })
  },
}
