import { foldedWords } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { NetworkPerson } from '../../contract/lists.endpoints.ts'
import { getDirectory, listByName } from '../directory/directory.queries.ts'
import { directoryLimit } from '../directory/directory.service.ts'
import { networkPeople } from './cards.ts'
import { listConnected } from './lists.queries.ts'

type Search = {
  me: string
  query: string
  limit: number
  among?: 'connections' | 'everybody'
  /** What the words are looked for in. */
  by?: 'name' | 'profile'
}

/** Finds the member's connections by name, then members of the directory whom they may find, by name or profile. */
export async function findPeople(
  db: Db,
  { me, query, limit, among = 'everybody', by = 'profile' }: Search,
): Promise<NetworkPerson[]> {
  const connected = await listConnected(db, { me, after: undefined, limit, query })
  const connectionIds = connected.map(({ person }) => person)
  const others = among === 'everybody' && foldedWords(query).length > 0 ? await strangers() : []
  const [connections, members] = await Promise.all([
    networkPeople(db, connectionIds, 'connection'),
    networkPeople(db, others, 'member'),
  ])
  return [...connectionIds.map((id) => connections.get(id)), ...others.map((id) => members.get(id))].flatMap(
    (person) => person ?? [],
  )

  /** Copying the directory by letters is bounded as on its own page. */
  async function strangers(): Promise<string[]> {
    if (connectionIds.length >= limit) return []
    const { allowed } = await countAgainstLimit(db, directoryLimit(me))
    if (!allowed) return []
    const more = limit + connectionIds.length
    const ids = by === 'name' ? await listByName(db, { me, query, limit: more }) : await inProfiles(more)
    return ids.filter((id) => !connectionIds.includes(id))
  }

  async function inProfiles(more: number): Promise<string[]> {
    const { people } = await getDirectory(db, {
      me,
      query,
      limit: more,
      skill: undefined,
      place: undefined,
      school: undefined,
      after: undefined,
    })
    return people.map(({ id }) => id)
  }
}
