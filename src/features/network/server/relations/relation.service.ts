import { skillsVisibleToConnections } from '#features/profiles/server/index.ts'
import { getTogether } from '#features/recommendations/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Relation } from '../../contract/relations.endpoints.ts'
import { listSharedMemberships } from '../endorsements/endorsements.queries.ts'
import { decideReach } from '../reach/reach.ts'
import { getReachFacts } from '../reach/reach.queries.ts'
import { listMutualConnections, listRelationsTo } from './relation.queries.ts'

/** Returns the relation to somebody whom the member may see or who has sent them a request. */
export async function getRelation({
  services: { db },
  me,
  person,
}: {
  services: Services
  me: string
  person: string
}): Promise<Relation> {
  const facts = await getReachFacts(db, me, person)
  if (me === person || !(decideReach(facts, 'view') || (decideReach(facts, 'connect') && facts.requested)))
    throw new Problem(platform.notFound)
  const [relations, mutual, shared, skills, together] = await Promise.all([
    listRelationsTo(db, me, [person]),
    listMutualConnections(db, me, [person]),
    facts.connected ? listSharedMemberships(db, { from: me, to: person }) : [],
    facts.connected ? skillsVisibleToConnections(db, person) : [],
    getTogether(db, { userId: me, person }),
  ])
  const row = relations.get(person)
  if (!row) throw new Problem(platform.notFound)
  return {
    ...row,
    since: toIso(row.since),
    mayConnect: row.state === 'none' && decideReach(facts, 'connect'),
    mayEndorse: shared.length > 0 && skills.length > 0,
    mutual: mutual.get(person) ?? { count: 0, names: [] },
    together,
  }
}
