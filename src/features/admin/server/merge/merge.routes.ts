import { problems as platform } from '#platform/contract/problems.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../../contract/merge.endpoints.ts'
import { accountOf, findBelongings } from '../people/person.queries.ts'
import { findUser } from '../users.queries.ts'
import { countAppliedTwice } from './merge.queries.ts'
import { mergeUsers, refuseMerge } from './merge.service.ts'

/** Two accounts of one person become one. It goes through all features, which are known only later. */
export function mergeRoutes(features: Registry): readonly Route[] {
  return [
    route(contract.compareUsers, 'globalAdmin', async ({ services: { db }, session, params }) => {
      const [from, into] = [await findUserById(db, params.id), await findUserById(db, params.into)]
      if (!from || !into) throw new Problem(platform.notFound)
      await refuseMerge(db, { session, from, into })
      const ids = { from: from.id, into: into.id }
      return {
        from: await sideOf(db, from.id),
        into: await sideOf(db, into.id),
        appliedTwice: await countAppliedTwice(db, ids),
      }
    }),
    route(contract.mergeUsers, 'globalAdmin', async ({ services, session, params, body }) => {
      const at = await mergeUsers({ services, session, ...params, ...body, features })
      return { mergedAt: at.toISOString() }
    }),
  ]
}

async function sideOf(db: Db, id: string) {
  const row = await findUser(db, id)
  if (!row) throw new Problem(platform.notFound)
  return { user: await accountOf(db, row), has: await findBelongings(db, id) }
}
