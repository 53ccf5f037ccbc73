import type { Db } from '#platform/server/db/database.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import * as results from '../contract/results.endpoints.ts'
import { getStatistics } from '../contract/statistics.endpoints.ts'
import * as teams from '../contract/teams.endpoints.ts'
import { listResults, sharingOf, storeSharing } from './results/results.queries.ts'
import { forgetResult, keepResult, readResult, resultView } from './results/results.service.ts'
import { readStatistics } from './statistics/statistics.service.ts'
import { listTeams } from './teams/teams.queries.ts'
import {
  changeMembership,
  createTeam,
  endTeam,
  invite,
  leave,
  readTeam,
  takeOut,
} from './teams/teams.service.ts'

const CHANGES_AN_HOUR = 200
const RESULTS_A_DAY = 20

function limitChanges(db: Db, userId: string): Promise<unknown> {
  return limitOrThrow(db, { key: `team-test:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

const resultRoutes: readonly Route[] = [
  route(results.getTeamTest, 'member', async ({ services: { db }, session: { userId } }) => {
    const [rows, sharing, own] = await Promise.all([
      listResults(db, userId),
      sharingOf(db, userId),
      listTeams(db, userId),
    ])
    return { results: rows.map(resultView), ...sharing, teams: own }
  }),
  route(results.saveResult, 'member', async ({ services, session: { userId }, body }) => {
    await limitOrThrow(services.db, {
      key: `team-test:result:${userId}`,
      limit: RESULTS_A_DAY,
      windowSeconds: 86_400,
    })
    return keepResult(services, userId, body)
  }),
  route(results.getResult, 'owner', ({ services, session, params }) =>
    readResult(services, session.userId, params.id),
  ),
  route(results.deleteResult, 'owner', async ({ services, session, params }) => {
    await forgetResult(services, session.userId, params.id)
    return undefined
  }),
  route(results.changeSharing, 'member', async ({ services: { db }, session: { userId }, body }) => {
    await limitChanges(db, userId)
    await storeSharing(db, userId, body)
    return undefined
  }),
]

const teamRoutes: readonly Route[] = [
  route(teams.createTeam, 'member', async ({ services, session: { userId: me }, body }) => {
    await limitChanges(services.db, me)
    return createTeam({ services, me, ...body })
  }),
  route(teams.getTeam, 'owner', ({ services, session, params }) =>
    readTeam({ services, me: session.userId, ...params }),
  ),
  route(teams.deleteTeam, 'owner', async ({ services, session, params }) => {
    await endTeam({ services, me: session.userId, ...params })
    return undefined
  }),
  route(teams.inviteToTeam, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await invite({ services, me, ...params })
    return undefined
  }),
  route(teams.removeFromTeam, 'owner', async ({ services, session, params }) => {
    await takeOut({ services, me: session.userId, ...params })
    return undefined
  }),
  route(teams.changeMembership, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await changeMembership({ services, me, ...params, ...body })
    return undefined
  }),
  route(teams.leaveTeam, 'owner', async ({ services, session, params }) => {
    await leave({ services, me: session.userId, ...params })
    return undefined
  }),
]

export const routes: readonly Route[] = [
  ...resultRoutes,
  ...teamRoutes,
  route(getStatistics, { admin: 'grants' }, ({ services }) => readStatistics(services.db)),
]
