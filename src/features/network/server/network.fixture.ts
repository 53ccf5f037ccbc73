import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
export type Member = Awaited<ReturnType<typeof member>>

/** Creates a member, by default with a published profile, and their actions towards others. */
export async function member(app: TestApp, { published = true, ...given }: Given = {}) {
  const person = await signIn(app, given)
  await app.services.pool.query('insert into profiles (user_id, published_at) values ($1, $2)', [
    person.userId,
    published ? new Date() : null,
  ])
  const send = sender(app, person)
  const towards = (method: Method, what: string, body?: object) => (other: { userId: string }) =>
    send(method, `/api/network/people/${other.userId}/${what}`, body)
  return {
    ...person,
    send,
    ask: (other: { userId: string }, note = '') => towards('PUT', 'request', { note })(other),
    withdraw: towards('DELETE', 'request'),
    accept: towards('POST', 'acceptance', {}),
    decline: towards('PUT', 'refusal', {}),
    undoDecline: towards('DELETE', 'refusal'),
    leave: towards('DELETE', 'connection'),
    follow: towards('PUT', 'follow', {}),
    mute: towards('PUT', 'mute', {}),
    block: towards('PUT', 'block', {}),
    unblock: towards('DELETE', 'block'),
    sees: (other: { userId: string }) => send('GET', `/api/network/people/${other.userId}`),
    counts: async () => (await send('GET', '/api/network')).json<Counts>(),
    list: async (path: string) => (await send('GET', `/api/network/${path}`)).json(),
  }
}

type Given = Parameters<typeof signIn>[1] & { published?: boolean }
type Counts = { connections: number; received: number; sent: number; following: number }

function sender(app: TestApp, { headers }: SignedIn) {
  return (method: Method, url: string, body?: object) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...headers },
      ...(body && { payload: body }),
    })
}

/** Connects two members. */
export async function connected(one: Member, other: Member): Promise<void> {
  await one.ask(other)
  await other.accept(one)
}
