import { bodyOf } from '#features/feed/server/feed.fixture.ts'
import { connected, type Member } from '#features/network/server/network.fixture.ts'

/** One member's act towards another by each call: the preparation, and the call itself. */
export type Surface = {
  before?: (one: Member, other: Member) => Promise<unknown>
  /** `id` is that of the thing created by `before`, if any. */
  call: (one: Member, other: Member, id: string) => Promise<{ statusCode: number; body: string }>
  /** Why seeing the other first takes more: a separate test does it. */
  seenElsewhere?: string
}

/** A post of the other for all members. */
const posted = async (_: Member, other: Member) => {
  const id = crypto.randomUUID()
  await other.send('POST', '/api/feed/posts', {
    id,
    body: bodyOf('Zdravo svima #blokada'),
    audience: 'members',
  })
  return id
}

/** Calls of the feed and of comments, as the test of blocks tries them; `stranger` makes somebody else. */
export function feedSurfaces(stranger: () => Promise<Member>): Record<string, Surface> {
  /** A comment of the other under a post of somebody else. */
  const commented = async (one: Member, other: Member) => {
    const id = await posted(one, await stranger())
    const said = { id: crypto.randomUUID(), kind: 'feed', about: id, answers: null, text: 'I ja!' }
    await other.send('POST', '/api/comments', said)
    return id
  }
  return {
    'GET /api/feed': { before: posted, call: (one) => one.send('GET', '/api/feed') },
    'GET /api/feed/for-you': { before: posted, call: (one) => one.send('GET', '/api/feed/for-you') },
    'GET /api/feed/people': {
      before: connected,
      call: (one) => one.send('GET', '/api/feed/people?q=&audience=members'),
    },
    'GET /api/comments/people': {
      before: async (one, other) => {
        await connected(one, other)
        return posted(one, await stranger())
      },
      call: (one, _, id) => one.send('GET', `/api/comments/people?kind=feed&id=${id}&q=`),
    },
    'GET /api/feed/tagged': {
      before: posted,
      call: (one) => one.send('GET', '/api/feed/tagged?tag=blokada'),
    },
    'GET /api/feed/card': {
      before: posted,
      call: (one, _, id) => one.send('GET', `/api/feed/card?link=/feed/posts/${id}`),
      seenElsewhere: 'A card names the author and not their id: the tests of cards see it go.',
    },
    'GET /api/feed/posts/{id}': {
      before: posted,
      call: (one, _, id) => one.send('GET', `/api/feed/posts/${id}`),
    },
    'GET /api/feed/posts/{id}/versions': {
      before: posted,
      call: (one, _, id) => one.send('GET', `/api/feed/posts/${id}/versions`),
    },
    'PUT /api/feed/posts/{id}/saved': {
      before: posted,
      call: (one, _, id) => one.send('PUT', `/api/feed/posts/${id}/saved`, { wanted: true }),
    },
    'PUT /api/feed/posts/{id}/hide': {
      before: posted,
      call: (one, _, id) => one.send('PUT', `/api/feed/posts/${id}/hide`, { wanted: true }),
    },
    'GET /api/feed/saved': {
      before: async (one, other) => {
        const id = await posted(one, other)
        await one.send('PUT', `/api/feed/posts/${id}/saved`, { wanted: true })
      },
      call: (one) => one.send('GET', '/api/feed/saved'),
    },
    'PUT /api/feed/posts/{id}/reaction': {
      before: posted,
      call: (one, _, id) => one.send('PUT', `/api/feed/posts/${id}/reaction`, { wanted: true }),
    },
    'PUT /api/feed/posts/{id}/vote': {
      before: async (_, other) => {
        const id = crypto.randomUUID()
        const poll = { options: ['Da', 'Ne'], endsAt: new Date(Date.now() + 86_400_000).toISOString() }
        await other.send('POST', '/api/feed/posts', { id, body: bodyOf('Idemo?'), audience: 'members', poll })
        return id
      },
      call: (one, _, id) => one.send('PUT', `/api/feed/posts/${id}/vote`, { choice: 1 }),
    },
    'GET /api/comments': {
      before: commented,
      call: (one, _, id) => one.send('GET', `/api/comments?kind=feed&id=${id}`),
    },
    'POST /api/comments': {
      before: posted,
      call: (one, _, id) =>
        one.send('POST', '/api/comments', {
          id: crypto.randomUUID(),
          kind: 'feed',
          about: id,
          answers: null,
          text: 'Zdravo',
        }),
    },
  }
}
