import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { listMemberCards } from '#features/profiles/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { NetworkPerson } from '../../contract/lists.endpoints.ts'

const namesOfRows = rowsOf({ id: z.string(), name: z.string() })

/**
 * Returns people of a list by id: as connections see them, or as members do, with only the name of those whose profile is
 * unpublished.
 */
export async function networkPeople(
  db: Db,
  ids: readonly string[],
  audience: 'member' | 'connection',
): Promise<Map<string, NetworkPerson>> {
  const cards = await listMemberCards(db, ids, audience)
  const people = new Map<string, NetworkPerson>(cards.map((card) => [card.id, card]))
  const missing = ids.filter((id) => !people.has(id))
  for (const { id, name } of await namesOf(db, missing)) {
    const slug = audience === 'connection' ? id : null
    people.set(id, { id, slug, name, photo: null, headline: null, municipality: null })
  }
  return people
}

/** Returns the names of people, including those who are leaving. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const { rows } = await namesOfRows(db)(sql`
    select id, first_name || ' ' || last_name as name from users where id = any(${sql.param([...ids])}::uuid[])`)
  return rows
}
