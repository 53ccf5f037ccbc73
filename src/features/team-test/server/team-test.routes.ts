import type { Db } from '#platform/server/db/database.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import * as results from '../contract/results.endpoints.ts'
import { getStatistics } from '../contract/statistics.endpoints.ts'
import * as teams from '../contract/teams.endpoints.ts'
import { listResults, getSharingOf, saveSharing } from './results/results.queries.ts'
import { deleteResult, saveResult, getResult, resultView } from './results/results.service.ts'
import { getStatisticsFor } from './statistics/statistics.service.ts'
import { listTeams } from './teams/teams.queries.ts'
import {
  updateMembership,
  createTeam,
  deleteTeam,
  invite,
  deleteMembership,
  getTeam,
  removeFromTeam,
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
      getSharingOf(db, userId),
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
    return saveResult(services, userId, body)
  }),
  route(results.getResult, 'owner', ({ services, session, params }) =>
    getResult(services, session.userId, params.id),
  ),
  route(results.deleteResult, 'owner', async ({ services, session, params }) => {
    await deleteResult(services, session.userId, params.id)
    return undefined
  }),
  route(results.updateSharing, 'member', async ({ services: { db }, session: { userId }, body }) => {
    await limitChanges(db, userId)
    await saveSharing(db, userId, body)
    return undefined
  }),
]

const teamRoutes: readonly Route[] = [
  route(teams.createTeam, 'member', async ({ services, session: { userId: me }, body }) => {
    await limitChanges(services.db, me)
    return createTeam({ services, me, ...body })
  }),
  route(teams.getTeam, 'owner', ({ services, session, params }) =>
    getTeam({ services, me: session.userId, ...params }),
  ),
  route(teams.deleteTeam, 'owner', async ({ services, session, params }) => {
    await deleteTeam({ services, me: session.userId, ...params })
    return undefined
  }),
  route(teams.inviteToTeam, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await invite({ services, me, ...params })
    return undefined
  }),
  route(teams.removeFromTeam, 'owner', async ({ services, session, params }) => {
    await removeFromTeam({ services, me: session.userId, ...params })
    return undefined
  }),
  route(teams.updateMembership, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await updateMembership({ services, me, ...params, ...body })
    return undefined
  }),
  route(teams.deleteMembership, 'owner', async ({ services, session, params }) => {
    await deleteMembership({ services, me: session.userId, ...params })
    return undefined
  }),
]

export const routes: readonly Route[] = [
  ...resultRoutes,
  ...teamRoutes,
  route(getStatistics, { admin: 'grants' }, ({ services }) => getStatisticsFor(services.db)),
]
