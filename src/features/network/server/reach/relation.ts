import type { Relation } from '#features/profiles/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { getReachFacts } from './reach.queries.ts'

/** Returns the relation to the person whose profile somebody opens, for the profiles feature. */
export async function relationBetween(
  db: Db,
  { viewer, person }: { viewer: string; person: string },
): Promise<Relation> {
  const { blocked, connected, organisation, mentorship } = await getReachFacts(db, viewer, person)
  if (blocked) return 'blocked'
  if (connected) return 'connection'
  return organisation || mentorship ? 'known' : 'stranger'
}
