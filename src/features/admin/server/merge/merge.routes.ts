import { problems as platform } from '#platform/contract/problems.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../../contract/merge.endpoints.ts'
import { factsOf } from '../people/person-facts.service.ts'
import { getAccount } from '../people/person.queries.ts'
import { findUser } from '../users/users.queries.ts'
import { countAppliedTwice } from './merge.queries.ts'
import { mergeUsers, refuseMerge } from './merge.service.ts'

/** Returns the routes that merge two accounts. They go through all features, which are registered later. */
export function mergeRoutes(features: Registry): readonly Route[] {
  async function sideOf(db: Db, id: string, locale: Locale) {
    const row = await findUser(db, id)
    if (!row) throw new Problem(platform.notFound)
    return {
      user: await getAccount(db, row),
      facts: await factsOf({ db, features: features(), locale, userId: id }),
    }
  }
  return [
    route(
      contract.getUserComparison,
      'globalAdmin',
      async ({ services: { db }, session, params, locale }) => {
        const [from, into] = [await findUserById(db, params.id), await findUserById(db, params.into)]
        if (!from || !into) throw new Problem(platform.notFound)
        await refuseMerge(db, { session, from, into })
        const ids = { from: from.id, into: into.id }
        return {
          from: await sideOf(db, from.id, locale),
          into: await sideOf(db, into.id, locale),
          appliedTwice: await countAppliedTwice(db, ids),
        }
      },
    ),
    route(contract.mergeUsers, 'globalAdmin', async ({ services, session, params, body }) => {
      const at = await mergeUsers({ services, session, ...params, ...body, features })
      return { mergedAt: toIso(at) }
    }),
  ]
}
