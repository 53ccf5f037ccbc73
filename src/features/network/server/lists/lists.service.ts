import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Connection, ConnectionRequest } from '../../contract/lists.endpoints.ts'
import { listMutualConnections } from '../relations/relation.queries.ts'
import { listOneWay, type OneWay } from '../relations/one-way.queries.ts'
import { mutedTextOf } from '../settings/muted-texts.ts'
import { namesOf, networkPeople } from './cards.ts'
import { listConnected, listRequestRows } from './lists.queries.ts'

const PAGE = 24

type Input = { services: Services; me: string; after: string | undefined }

/** Splits off the row beyond the page, which shows that another page follows. */
function pageOf<Row extends { id: string }>(rows: readonly Row[]): { shown: Row[]; next: string | null } {
  const page = rows.slice(0, PAGE)
  return { shown: page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

export async function listConnections({ services: { db }, me, after, query }: Input & { query: string }) {
  const { shown, next } = pageOf(await listConnected(db, { me, after, query, limit: PAGE + 1 }))
  const people = await networkPeople(
    db,
    shown.map(({ person }) => person),
    'connection',
  )
  const connections = shown.flatMap(({ person, since }): Connection[] => {
    const card = people.get(person)
    return card ? [{ person: card, since: toIso(since) }] : []
  })
  return { connections, next }
}

export async function listRequests({
  services: { db },
  me,
  after,
  side,
}: Input & { side: 'received' | 'sent' }) {
  const { shown, next } = pageOf(await listRequestRows(db, { me, after, side, limit: PAGE + 1 }))
  const ids = shown.map(({ person }) => person)
  const [people, mutual, isMuted] = await Promise.all([
    networkPeople(db, ids, 'member'),
    listMutualConnections(db, me, ids),
    mutedTextOf(db, me),
  ])
  const requests = shown.flatMap(({ id, person, note, at }): ConnectionRequest[] => {
    const card = people.get(person)
    if (!card) return []
    const shared = mutual.get(person) ?? { count: 0, names: [] }
    const read = side === 'received' && isMuted(note) ? '' : note
    return [{ id, person: card, note: read, at: toIso(at), mutual: shared }]
  })
  return { requests, next }
}

export async function listFollowing({ services: { db }, me, after }: Input) {
  const { shown, next } = pageOf(await listOneWay(db, 'follow', { from: me, after, limit: PAGE + 1 }))
  const people = await networkPeople(
    db,
    shown.map(({ person }) => person),
    'member',
  )
  const connections = shown.flatMap(({ person, since }): Connection[] => {
    const one = people.get(person)
    return one ? [{ person: one, since: toIso(since) }] : []
  })
  return { people: connections, next }
}

/** Lists people whom a member has blocked or muted, by name only. */
export async function severedBy({ services: { db }, me, after, way }: Input & { way: OneWay }) {
  const { shown, next } = pageOf(await listOneWay(db, way, { from: me, after, limit: PAGE + 1 }))
  const names = new Map(
    (
      await namesOf(
        db,
        shown.map(({ person }) => person),
      )
    ).map(({ id, name }) => [id, name]),
  )
  const people = shown.flatMap(({ person, since }) => {
    const name = names.get(person)
    return name ? [{ id: person, name, since: toIso(since) }] : []
  })
  return { people, next }
}
