import type { OutboxSender } from '#features/offline/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { createPost } from '../contract/feed.endpoints.ts'

export type UnsentPost = Omit<BodyOf<typeof createPost>, 'id'>

/** Posts that this device has not sent yet, in one lane, so that they appear in the order in which they were written. */
export const outboxSender: OutboxSender = {
  what: 'feed',
  async send({ id, body }) {
    await call(createPost, { body: { id, ...(body as UnsentPost) } })
  },
}
