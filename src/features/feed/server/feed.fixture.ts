import { member, type Member } from '#features/network/server/network.fixture.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Audience } from '../contract/audience.ts'
import type { Post } from '../contract/feed.endpoints.ts'

export const bodyOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A post that is being written, as a composer holds it. */
export const draftOf = (text: string) => ({
  body: bodyOf(text),
  audience: 'members',
  pictures: [],
  poll: { isOn: false, options: ['', ''], endsAt: '' },
  event: { isOn: false, title: '', startsAt: '', place: '' },
  link: '',
})

/** A member who uses the feed. */
export async function writer(app: TestApp, given: Parameters<typeof member>[1] = {}) {
  const person = await member(app, given)
  return { ...person, ...acts(person) }
}
export type Writer = Awaited<ReturnType<typeof writer>>

function acts({ send }: Member) {
  const post = (text: string, audience: Audience = 'members', id: string = crypto.randomUUID()) =>
    send('POST', '/api/feed/posts', { id, body: bodyOf(text), audience })
  return {
    post,
    wrote: async (text: string, audience?: Audience) => (await post(text, audience)).json<Post>().id,
    feed: async (query = '') =>
      (await send('GET', `/api/feed${query}`)).json<{ posts: Post[]; next: string | null }>(),
    opens: (id: string) => send('GET', `/api/feed/posts/${id}`),
    supports: (id: string, isOn = true) => send('PUT', `/api/feed/posts/${id}/reaction`, { wanted: isOn }),
    deletes: (id: string) => send('DELETE', `/api/feed/posts/${id}`),
    comments: (about: string, text: string, { answers = null, id = crypto.randomUUID() }: Answer = {}) =>
      send('POST', '/api/comments', { id, kind: 'feed', about, answers, text }),
    reads: (about: string) => send('GET', `/api/comments?kind=feed&id=${about}`),
  }
}
type Answer = { answers?: string | null; id?: string }
