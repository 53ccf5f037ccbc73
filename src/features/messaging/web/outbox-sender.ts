import type { OutboxSender } from '#features/offline/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { sendMessage } from '../contract/message.endpoints.ts'
import { sendFile } from './files/load-file.ts'
import type { UnsentBody } from './thread/use-unsent.ts'

/** Messages; the lane is their conversation. */
export const outboxSender: OutboxSender = {
  what: 'messages',
  async send({ id, lane, body }) {
    const { files = [], ...message } = body as UnsentBody
    // Each file has its own id, so one that has arrived already is not stored twice.
    for (const file of files) await sendFile(lane, file)
    const payload = { id, ...message, ...(files.length > 0 && { files: files.map((file) => file.id) }) }
    await call(sendMessage, { params: { id: lane }, body: payload })
  },
}
