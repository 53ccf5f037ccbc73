import { feed } from '#features/feed/server/index.ts'
import { bodyOf, draftOf, type Writer } from '#features/feed/server/feed.fixture.ts'
import { AUDIENCES, type Audience } from '#features/feed/contract/audience.ts'
import { photo } from '#features/library/server/library.fixture.ts'
import { inDays } from '#tests/setup/in-days.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** A post of the matrix. */
export type Entry = {
  id: string
  kind: Kind
  audience: Audience
  author: Writer
  /** A word that stands in no other post. */
  word: string
  /** Whom its words name. */
  names: readonly Person[]
}
export type Person = { userId: string; name: string }
type Writing = { app: TestApp; entry: Entry; text: string; before: readonly Entry[] }

export const TAG = 'matrica'

async function publish({ entry: { id, audience, author }, text }: Writing, more: object = {}) {
  const { statusCode, body } = await author.send('POST', '/api/feed/posts', {
    id,
    body: bodyOf(text),
    audience,
    ...more,
  })
  if (statusCode !== 201) throw new Error(body)
}

async function picture(app: TestApp, { headers }: Writer): Promise<string> {
  const id = crypto.randomUUID()
  await app.http.inject({
    method: 'PUT',
    url: `/api/library/${id}`,
    headers: { origin: 'http://localhost:3000', ...headers, 'content-type': 'image/jpeg' },
    payload: await photo(),
  })
  return id
}

const withMentions = (one: Writing) => publish(one, { mentions: one.entry.names.map(({ userId }) => userId) })

/** Every kind of post, and how its author writes one. */
const writing = {
  words: (one) => publish(one),
  pictures: async (one) =>
    publish(one, { pictures: [{ picture: await picture(one.app, one.entry.author), alt: 'Klupa' }] }),
  poll: (one) => publish(one, { poll: { options: ['Da', 'Ne'], endsAt: inDays(2) } }),
  event: (one) => publish(one, { event: { title: one.entry.word, startsAt: inDays(3), place: 'Zenica' } }),
  site: (one) => publish({ ...one, text: `${one.text} https://primjer.ba/vijest` }),
  quote: (one) => {
    const { author, audience } = one.entry
    const quoted = one.before.find((each) => each.author === author && each.audience === audience)
    return publish(one, { link: `/feed/posts/${quoted?.id}` })
  },
  // One text names ten people at most.
  mention: withMentions,
  otherMention: withMentions,
  edited: async (one) => {
    await publish(one)
    const { id, author } = one.entry
    await author.send('PUT', `/api/feed/posts/${id}`, { body: bodyOf(`${one.text} ispravljeno`) })
  },
  pinned: async (one) => {
    await publish(one)
    await one.entry.author.send('PUT', `/api/feed/posts/${one.entry.id}/pinned`, { wanted: true })
  },
  hidden: async (one) => {
    await publish(one)
    const { services } = one.app
    await feed.reportable?.[0]?.hide(services.db, { services, id: one.entry.id, reason: '' })
  },
  deleted: async (one) => {
    await publish(one)
    await one.entry.author.deletes(one.entry.id)
  },
  scheduled: ({ entry: { id, audience, author }, text }) =>
    author.send('POST', '/api/feed/scheduled', { id, body: bodyOf(text), audience, publishAt: inDays(1) }),
  draft: ({ entry: { id, audience, author }, text }) =>
    author.send('PUT', `/api/feed/drafts/${id}`, { draft: { ...draftOf(text), audience }, version: 0 }),
} satisfies Record<string, (one: Writing) => Promise<unknown>>

export type Kind = keyof typeof writing
export const KINDS = Object.keys(writing) as Kind[]
/** Kinds that nobody else reads, and of which only the author knows. */
const ABSENT: readonly Kind[] = ['hidden', 'deleted', 'scheduled', 'draft']
export const isThere = ({ kind }: Entry) => !ABSENT.includes(kind)

/** Writes a post of every kind for every audience; each audience has an author of its own. */
export async function writeEntries(
  app: TestApp,
  { authors, people }: { authors: Record<Audience, Writer>; people: readonly Person[] },
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const kind of KINDS) {
    const names = kind === 'mention' ? people.slice(0, 10) : kind === 'otherMention' ? people.slice(10) : []
    for (const audience of AUDIENCES) {
      const word = `R${kind}${audience}q`
      const entry = { id: crypto.randomUUID(), kind, audience, author: authors[audience], word, names }
      const text = [word, `#${TAG}`, ...names.map(({ name }) => `@${name}`)].join(' ')
      await writing[kind]({ app, entry, text, before: entries })
      entries.push(entry)
    }
  }
  return entries
}
