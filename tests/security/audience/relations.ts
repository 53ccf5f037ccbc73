import { colleagues } from '#features/network/server/endorsements/endorsements.fixture.ts'
import { connected } from '#features/network/server/network.fixture.ts'
import type { Writer } from '#features/feed/server/feed.fixture.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

type Pair = { app: TestApp; reader: Writer; author: Writer }

/** What somebody is to an author, and what follows from it. */
export type Relation = {
  begin?: (pair: Pair) => Promise<unknown>
  /** Happens after the posts are there and the reader has commented, supported, voted and saved. */
  change?: (pair: Pair) => Promise<unknown>
  rights?: 'ADMIN'
  /** Posts for everybody and for members are read. */
  open: boolean
  /** Posts for connections are read. */
  near: boolean
  /** Posts come by themselves, unasked. */
  comes: boolean
  /** The author may name the reader in a post that the reader may read. */
  isNameable: boolean
}

const stranger = { open: true, near: false, comes: true, isNameable: true }
const friend = { open: true, near: true, comes: true, isNameable: true }
const severed = { open: false, near: false, comes: false, isNameable: false }

const grown = (years: number) => `${new Date().getFullYear() - years}-01-01`
const isBorn = ({ app, reader }: Pair, years: number) =>
  app.services.pool.query('update users set born_on = $2 where id = $1', [reader.userId, grown(years)])

/** A conversation of the two and the author's friend: a group joins nobody's audience. */
async function grouped({ reader, author }: Pair): Promise<void> {
  await connected(reader, author)
  await author.send('POST', '/api/conversations', {
    id: crypto.randomUUID(),
    kind: 'direct',
    members: [reader.userId],
  })
  await reader.leave(author)
}

/** Every relation of a member to an author; visitors and the author themselves are tried beside them. */
export const relations: Record<string, Relation> = {
  stranger,
  follower: { ...stranger, begin: ({ reader, author }) => reader.follow(author) },
  followed: { ...stranger, begin: ({ reader, author }) => author.follow(reader) },
  asker: { ...stranger, begin: ({ reader, author }) => reader.ask(author) },
  connection: { ...friend, begin: ({ reader, author }) => connected(reader, author) },
  former: {
    ...stranger,
    begin: ({ reader, author }) => connected(reader, author),
    change: ({ reader, author }) => reader.leave(author),
  },
  colleague: { ...stranger, begin: ({ app, reader, author }) => colleagues(app, reader, author) },
  talker: { ...stranger, begin: grouped },
  staff: { ...stranger, rights: 'ADMIN' },
  blocker: { ...severed, begin: ({ reader, author }) => reader.block(author) },
  blocked: { ...severed, begin: ({ reader, author }) => author.block(reader) },
  severedConnection: {
    ...severed,
    isNameable: true,
    begin: ({ reader, author }) => connected(reader, author),
    change: ({ reader, author }) => author.block(reader),
  },
  muter: { ...stranger, comes: false, isNameable: false, begin: ({ reader, author }) => reader.mute(author) },
  mutingConnection: {
    ...friend,
    comes: false,
    isNameable: false,
    begin: async ({ reader, author }) => {
      await connected(reader, author)
      await reader.mute(author)
    },
  },
  muted: { ...stranger, begin: ({ reader, author }) => author.mute(reader) },
  // A stranger may not name somebody under 18, who reads what everybody reads.
  minor: { ...stranger, isNameable: false, begin: (pair) => isBorn(pair, 16) },
  minorConnection: {
    ...friend,
    begin: async (pair) => {
      await connected(pair.reader, pair.author)
      await isBorn(pair, 16)
    },
  },
}
