import { member } from '#features/network/server/network.fixture.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Conversation, Message } from '../contract/message.ts'
import { forgetWithdrawnTask } from './withdrawal/withdrawn.task.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A member whose profile is published, with the calls of conversations. */
export async function talker(app: TestApp, names: { firstName?: string; lastName?: string } = {}) {
  const person = await member(app, names)
  const send = (method: Method, url: string, body?: object) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', ...person.headers },
      ...(body && { payload: body }),
    })
  return {
    ...person,
    send,
    async begin(others: { userId: string }[], more: object = {}) {
      const members = others.map(({ userId }) => userId)
      const kind = members.length > 1 ? 'group' : 'direct'
      return send('POST', '/api/conversations', { id: crypto.randomUUID(), kind, members, ...more })
    },
    async begun(others: { userId: string }[], more: object = {}) {
      return (await this.begin(others, more)).json<Conversation>().id
    },
    write: (id: string, body: string, more: object = {}) =>
      send('POST', `/api/conversations/${id}/messages`, { id: crypto.randomUUID(), body, ...more }),
    async read(id: string, query = '') {
      return (await send('GET', `/api/conversations/${id}/messages${query}`)).json<{ items: Message[] }>()
        .items
    },
    see: async (id: string) => (await send('GET', `/api/conversations/${id}`)).json<Conversation>(),
    list: async (folder = 'inbox') =>
      (await send('GET', `/api/conversations?folder=${folder}`)).json<{
        items: Conversation[]
        unread: number
        requests: number
        next: string | null
      }>(),
    answer: (id: string, accept: boolean) => send('POST', `/api/conversations/${id}/answer`, { accept }),
  }
}

/** Creates two members who have answered each other once. */
export async function acquaintances(app: TestApp) {
  const [amra, tarik] = [await talker(app), await talker(app, { firstName: 'Tarik', lastName: 'Delić' })]
  const id = await amra.begun([tarik])
  await amra.write(id, 'Zdravo Tarik, radiš li još na stolariji?')
  await tarik.answer(id, true)
  return { amra, tarik, id }
}

/** Ends the seconds in which a deleted message can be restored, and erases what is due then. */
export async function endUndo({ services }: TestApp, message: string): Promise<void> {
  await services.pool.query(
    `update conversation_messages set deleted_at = deleted_at - interval '20 seconds',
      withdrawn_at = withdrawn_at - interval '20 seconds' where id = $1`,
    [message],
  )
  await forgetWithdrawnTask.handle(services, {}, { id: '', complete: async () => undefined })
}
