import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUDIENCES, type Audience } from '#features/feed/contract/audience.ts'
import { writer, type Writer } from '#features/feed/server/feed.fixture.ts'
import { feed } from '#features/feed/server/index.ts'
import { connected } from '#features/network/server/network.fixture.ts'
import { routes } from '#app/compose.ts'
import { settled } from '#tests/setup/settled.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { mountedRoutes } from '../mounted-routes.ts'
import { type Entry, writeEntries } from './entries.ts'
import { type Being, meets } from './expected.ts'
import { relations } from './relations.ts'
import { surfaces, withoutPosts } from './surfaces.ts'

let app: TestApp
let entries: Entry[]
const authors = {} as Record<Audience, Writer>
const readers = new Map<string, Writer>()
const live = new Map<string, string[]>()

/** A name that no other begins with. */
const nameOf = (relation: string) => `Matrić${relation}`
const lift = () => app.services.pool.query('truncate limit_counters')

beforeAll(async () => {
  app = await buildTestApp()
  for (const audience of AUDIENCES) authors[audience] = await author(audience)
  for (const [name, { begin, rights }] of Object.entries(relations)) {
    const reader = await writer(app, {
      lastName: nameOf(name),
      ...(rights && { rights: { role: 'ADMIN' as const, globalAdmin: true as const } }),
    })
    readers.set(name, reader)
    for (const one of Object.values(authors)) await begin?.({ app, reader, author: one })
    const messages: string[] = []
    live.set(name, messages)
    app.services.hub.subscribe(`user:${reader.userId}`, (data) => messages.push(JSON.stringify(data)))
    await lift()
  }
  const people = [...readers].map(([name, { userId }]) => ({ userId, name: `Amra ${nameOf(name)}` }))
  entries = await writeEntries(app, { authors, people })
  await lift()
  await change()
  await answer()
  await settled(app)
}, 300_000)
afterAll(() => app.stop())

/** An author with a public profile, whose posts may be followed from outside. */
async function author(audience: Audience): Promise<Writer> {
  const one = await writer(app)
  await app.services.pool.query(
    'insert into profile_slugs (slug, user_id, is_current) values ($1, $2, true)',
    [`autor-${audience}`, one.userId],
  )
  await one.send('PUT', '/api/feed/settings', { rss: true })
  return one
}

/** Those whose relation changes have done before whatever one can do with a post. */
async function change(): Promise<void> {
  for (const [name, relation] of Object.entries(relations)) {
    const reader = readers.get(name)!
    for (const { id } of entries) {
      if (!relation.change) break
      await reader.supports(id)
      await reader.send('PUT', `/api/feed/posts/${id}/saved`, { wanted: true })
      await reader.send('PUT', `/api/feed/posts/${id}/vote`, { choice: 1 })
      await lift()
    }
    for (const { id, kind } of entries) if (kind === 'words') await reader.comments(id, `Ja sam ${name}`)
    for (const one of Object.values(authors)) await relation.change?.({ app, reader, author: one })
    await lift()
  }
}

/** A friend of all authors answers every comment of the readers, and names them in another. */
async function answer(): Promise<void> {
  const friend = await writer(app)
  // A stranger may not ask somebody under 18.
  for (const one of [...Object.values(authors), ...readers.values()]) await connected(one, friend)
  for (const { id, kind } of entries) {
    if (kind !== 'words') continue
    const { items } = (await friend.reads(id)).json<{ items: { id: string }[] }>()
    for (const { id: answers } of items) await friend.comments(id, 'Slažem se', { answers })
    for (const [name, { userId }] of readers)
      await friend.send('POST', '/api/comments', {
        id: crypto.randomUUID(),
        kind: 'feed',
        about: id,
        answers: null,
        text: `@Amra ${nameOf(name)} šta misliš?`,
        mentions: [userId],
      })
    await lift()
  }
}

describe('the surfaces of a post', () => {
  const isOfPosts = (path: string) => /^\/api\/(?:public\/)?(?:feed|comments)(?:\/|$)/.test(path)

  test('are all thought of: calls, what is mounted, parts of the feature and notifications', async () => {
    const calls = routes
      .filter(({ endpoint: { path } }) => isOfPosts(path))
      .map(({ endpoint: { method, path } }) => `${method} ${path}`)
    const bare = Fastify()
    feed.mount?.({ app: bare, services: app.services, features: app.features })
    await bare.ready()
    const parts = Object.keys(feed).map((part) => `* ${part}`)
    const kinds = app.features
      .flatMap(({ notifications }) => notifications?.kinds ?? [])
      .map(({ id }) => id)
      .filter((id) => /^(?:feed\.|discussions\.(?:comment|mention))/.test(id))
    const all = [...calls, ...mountedRoutes(bare), ...parts, ...kinds.map((id) => `notification ${id}`)]
    const names = [...Object.keys(surfaces), ...Object.keys(withoutPosts)]
    expect(all.filter((name) => !names.includes(name))).toEqual([])
    expect(names.filter((name) => !all.includes(name))).toEqual(['* live'])
  })
})

describe('a post of every kind for every audience is met', () => {
  const beings: Record<string, Being> = { ...relations, visitor: 'visitor', author: 'author' }
  const label = ({ kind, audience }: Entry) => `${kind} for ${audience}`

  test.each(Object.keys(beings))(
    'by whom it is for, on every surface, as a %s',
    async (name) => {
      const wrong: string[] = []
      for (const [surface, given] of Object.entries(surfaces)) {
        for (const audience of name === 'author' ? AUDIENCES : [undefined]) {
          const subset = entries.filter(
            (entry) =>
              (!given.kinds || given.kinds.includes(entry.kind)) &&
              (audience === undefined || entry.audience === audience),
          )
          const reader = audience === undefined ? (readers.get(name) ?? null) : authors[audience]
          await lift()
          const found = await given.find({ app, reader, entries: subset, live: live.get(name) ?? [] })
          for (const entry of subset) {
            const [may, does] = [
              meets({ being: beings[name]!, id: reader?.userId }, given, entry),
              found.includes(entry),
            ]
            if (does && !may) wrong.push(`${surface} shows ${label(entry)}`)
            if (may && !does && !given.atMost) wrong.push(`${surface} does not show ${label(entry)}`)
          }
        }
      }
      expect(wrong).toEqual([])
    },
    240_000,
  )
})
