import { problems } from '#platform/contract/problems.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import {
  getDrillDown as getDrillDownEndpoint,
  listMetrics as listMetricsEndpoint,
} from '../../contract/metrics.endpoints.ts'
import { getHealth as getHealthEndpoint } from '../../contract/health.endpoints.ts'
import { getOverview } from '../../contract/overview.endpoints.ts'
import { getDrillDown, listMetrics, queuesFor } from './metrics.service.ts'
import { getHealth } from './health.service.ts'

/** Returns the routes of the overview, built from the parts of all features, which are registered later. */
export function overviewRoutes(features: Registry): readonly Route[] {
  return [
    route(getOverview, { admin: 'any' }, async ({ services: { db }, session, locale }) => {
      const user = await findUserById(db, session.userId)
      if (!user) throw new Problem(problems.signInNeeded)
      return {
        name: `${user.firstName} ${user.lastName}`,
        globalAdmin: session.globalAdmin,
        scopes: [...session.scopes],
        queues: await queuesFor({ db, session, features: features(), locale }),
      }
    }),
    route(listMetricsEndpoint, { admin: 'any' }, ({ services: { db }, session, query, locale }) =>
      listMetrics({ db, session, features: features(), locale, place: query }),
    ),
    route(getDrillDownEndpoint, { admin: 'any' }, ({ services: { db }, session, params, query }) => {
      const { week, ...place } = query
      return getDrillDown({ db, session, features: features(), id: params.metric, week, place })
    }),
    route(getHealthEndpoint, 'globalAdmin', ({ services }) => getHealth(services)),
  ]
}
