import type { OutboxSender } from '#features/offline/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { addComment } from '../contract/comments/comments.endpoints.ts'
import { answerThread, createThread } from '../contract/threads/threads.endpoints.ts'
import type { WaitingComment } from './comments/use-comments.ts'
import type { Waiting } from './threads/use-threads.ts'

/** Sends comments and posts of private discussions; the lane is the kind and id of their thing. */
export const outboxSender: OutboxSender = {
  what: 'threads',
  async send({ id, lane, body }) {
    const waiting = body as Waiting | WaitingComment
    const [kind = '', about = ''] = lane.split(':')
    if ('comment' in waiting) await call(addComment, { body: { id, kind, about, ...waiting.comment } })
    else if ('begun' in waiting) await call(createThread, { body: { id, kind, about, ...waiting.begun } })
    else await call(answerThread, { params: { id: waiting.thread }, body: { id, text: waiting.text } })
  },
}
