import { sql } from 'drizzle-orm'
import { sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Conversation, Message } from '../contract/message.ts'

/** A member who has finished registering, with the calls of conversations. */
export async function talker(app: TestApp, names: { firstName?: string; lastName?: string } = {}) {
  const person = await signIn(app, names)
  await app.services.db.execute<object>(
    sql`update users set onboarded_at = now() where id = ${person.userId}`,
  )
  // Strangers write to those alone whose profile they may see.
  await app.services.db.execute<object>(
    sql`insert into profiles (user_id, published_at) values (${person.userId}, now())`,
  )
  const send = sender(app, person) as (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) => ReturnType<ReturnType<typeof sender>>
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
