import type { OutboxSender } from '#features/offline/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { answerThread, beginThread } from '../contract/threads/threads.endpoints.ts'
import type { Waiting } from './threads/use-threads.ts'

/** Sends posts about a thing; the lane is its kind and id. */
export const outboxSender: OutboxSender = {
  what: 'threads',
  async send({ id, lane, body }) {
    const said = body as Waiting
    const [kind = '', about = ''] = lane.split(':')
    if ('begun' in said) await call(beginThread, { body: { id, kind, about, ...said.begun } })
    else await call(answerThread, { params: { id: said.thread }, body: { id, text: said.text } })
  },
}
