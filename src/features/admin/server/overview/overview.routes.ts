import { problems } from '#platform/contract/problems.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { ConsolePart } from '#platform/server/console-part.ts'
import type { Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { getFigure, listFigures } from '../../contract/figures.endpoints.ts'
import { getHealth } from '../../contract/health.endpoints.ts'
import { getOverview } from '../../contract/overview.endpoints.ts'
import { behindFigure, figuresFor, queuesFor } from './figures.service.ts'
import { healthOf } from './health.service.ts'

/** What every area of the product tells the overview; they are known only later. */
export function overviewRoutes(features: Registry): readonly Route[] {
  const parts = (): readonly ConsolePart[] => features().flatMap((feature) => feature.console ?? [])
  return [
    route(getOverview, { admin: 'any' }, async ({ services: { db }, session }) => {
      const user = await findUserById(db, session.userId)
      if (!user) throw new Problem(problems.signInNeeded)
      return {
        name: `${user.firstName} ${user.lastName}`,
        globalAdmin: session.globalAdmin,
        scopes: [...session.scopes],
        queues: await queuesFor({ db, session, parts: parts() }),
      }
    }),
    route(listFigures, { admin: 'any' }, ({ services: { db }, session, query }) =>
      figuresFor({ db, session, parts: parts(), place: query }),
    ),
    route(getFigure, { admin: 'any' }, ({ services: { db }, session, params, query }) => {
      const { week, ...place } = query
      return behindFigure({ db, session, parts: parts(), id: params.figure, week, place })
    }),
    route(getHealth, 'globalAdmin', ({ services }) => healthOf(services)),
  ]
}
