import { listByName, listLabels } from '#features/skills/server/index.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Facets, listDirectory as listDirectoryEndpoint } from '../../contract/directory.endpoints.ts'
import { networkPeople } from '../lists/cards.ts'
import { listMutualConnections, listRelationsTo } from '../relations/relation.queries.ts'
import { mutedTextOf } from '../settings/muted-texts.ts'
import { type DirectoryRow, getDirectory } from './directory.queries.ts'

const PAGE = 24
const SKILLS = 3

/** Enough for people who search, too few for copying the directory. */
export const directoryLimit = (me: string) => ({
  key: `network:directory:${me}`,
  limit: 600,
  windowSeconds: 3600,
})

/** Lists the members who are found, each with their relation to the member. */
export async function listDirectory({
  services: { db },
  me,
  query: { query = '', skill, place, school, after },
}: {
  services: Services
  me: string
  query: QueryOf<typeof listDirectoryEndpoint>
}): Promise<ResponseOf<typeof listDirectoryEndpoint>> {
  await limitOrThrow(db, directoryLimit(me))
  const from = after === undefined ? undefined : fromCursor(after)
  const directory = await getDirectory(db, { me, query, skill, place, school, after: from, limit: PAGE + 1 })
  const page = directory.people.slice(0, PAGE)
  const last = page.at(-1)
  const ids = page.map(({ id }) => id)
  const [people, relations, mutual, isMuted] = await Promise.all([
    networkPeople(db, ids, 'member'),
    listRelationsTo(db, me, ids),
    listMutualConnections(db, me, ids),
    mutedTextOf(db, me),
  ])
  const skills = new Map(page.map((one) => [one.id, fewSkills(one, skill)]))
  const names = await skillNames(db, [...[...skills.values()].flat(), ...directory.skills])
  return {
    people: ids.flatMap((id) => {
      const person = people.get(id)
      if (!person || isMuted(`${person.headline?.bhs ?? ''} ${person.headline?.en ?? ''}`)) return []
      const { state, following } = relations.get(id) ?? { state: 'none' as const, following: false }
      return [
        {
          person,
          state,
          following,
          mutual: mutual.get(id) ?? { count: 0, names: [] },
          skills: (skills.get(id) ?? []).map(({ key, label }) => ({ key, names: names(key, label) })),
        },
      ]
    }),
    total: directory.total,
    facets: facetsOf(directory, names),
    next: directory.people.length > PAGE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
  }
}

/** Puts the skill that was searched for first. */
function fewSkills({ skills, labels }: DirectoryRow['people'][number], first: string | undefined) {
  return skills
    .map((key, n) => ({ key, label: labels[n] ?? key }))
    .toSorted((one, other) => Number(other.key === first) - Number(one.key === first))
    .slice(0, SKILLS)
}

type Names = (key: string, label: string) => { bhs: string; en: string }

function facetsOf({ skills, places, schools }: DirectoryRow, names: Names): Facets {
  return {
    skills: skills.map(({ key, label, count }) => ({ key, names: names(key, label), count })),
    places: places.flatMap(({ key, count }) => {
      const place = findMunicipality(key)
      return place ? [{ key: place.id, count }] : []
    }),
    schools,
  }
}

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Returns the names of skills in both languages, also for own words that equal one; other own words stay as written. */
async function skillNames(db: Db, skills: readonly { key: string }[]): Promise<Names> {
  const keys = [...new Set(skills.map(({ key }) => key))]
  const ids = keys.filter((key) => ID.test(key))
  const idsByName = await listByName(
    db,
    keys.filter((key) => !ID.test(key)),
  )
  const labels = await listLabels(db, [...new Set([...ids, ...idsByName.values()])])
  return (key, label) => labels.get(idsByName.get(key) ?? key)?.name ?? { bhs: label, en: label }
}
