import type { TestApp } from '#tests/setup/test-app.ts'
import { CONVERSATION_CHANGED } from '../../contract/live.ts'
import type { Message } from '../../contract/message.ts'
import { acquaintances, type talker } from '../messaging.fixture.ts'
import { eraseWithdrawnTask } from './withdrawn.task.ts'

export type Talker = Awaited<ReturnType<typeof talker>>
const JOB = { id: '', complete: async () => undefined }
export const WORDS = 'Dođi u petak do stolarije'

/** What tests of deleted messages do and look at. */
export function withdrawals(app: TestApp) {
  const query = async <T extends object>(text: string, values: unknown[]) =>
    (await app.services.pool.query<T>(text, values)).rows
  const place = (id: string, message: string) => `/api/conversations/${id}/messages/${message}`
  const remove = (who: Talker, id: string, message: string) => who.send('DELETE', place(id, message))
  const restore = (who: Talker, id: string, message: string) =>
    who.send('POST', `${place(id, message)}/restore`)
  const erase = (conversation: string, message: string) =>
    eraseWithdrawnTask.handle(app.services, { conversation, message }, JOB)
  const ago = (message: string, seconds: number) =>
    query(
      `update conversation_messages set deleted_at = deleted_at - make_interval(secs => $2),
        withdrawn_at = withdrawn_at - make_interval(secs => $2) where id = $1`,
      [message, seconds],
    )
  /** Counts the files, reactions and revisions that are stored for a message. */
  const partsOf = async (message: string) =>
    (
      await query<{ files: number; reactions: number; revisions: number }>(
        `select (select count(*)::int from message_files f where (f.conversation_id, f.seq) = (g.conversation_id, g.seq)) as files,
          (select count(*)::int from message_reactions r where (r.conversation_id, r.seq) = (g.conversation_id, g.seq)) as reactions,
          (select count(*)::int from message_revisions v where (v.conversation_id, v.seq) = (g.conversation_id, g.seq)) as revisions
        from conversation_messages g where g.id = $1`,
        [message],
      )
    )[0]

  /** Sends a message with a document and a reaction, and an answer to it. */
  const spoken = async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const file = crypto.randomUUID()
    await app.http.inject({
      method: 'PUT',
      url: `/api/conversations/${id}/files/${file}?name=Skica.pdf`,
      headers: { origin: 'http://localhost:3000', ...amra.headers, 'content-type': 'application/pdf' },
      payload: Buffer.from('%PDF-1.4\n% skica\n%%EOF'),
    })
    const message = (await amra.write(id, WORDS, { files: [file] })).json<Message>()
    await tarik.send('PUT', `${place(id, message.id)}/reaction`, { emoji: '🎉' })
    await tarik.write(id, 'Dolazim', { replyTo: message.seq })
    return { amra, tarik, id, file, message: message.id }
  }
  const heardBy = (who: Talker) => {
    const messages: unknown[] = []
    const stop = app.services.hub.subscribe(`user:${who.userId}`, (data) => {
      if ((data as { topic: string }).topic === CONVERSATION_CHANGED) messages.push(data)
    })
    return { messages, stop }
  }
  return { query, place, remove, restore, erase, ago, partsOf, spoken, heardBy }
}
