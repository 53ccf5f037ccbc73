import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { getCall, getReminder, listCalls, putReminder } from '../contract/calls.endpoints.ts'
import { callBySlug, listCallCards } from './calls.queries.ts'
import { hasReminder, setReminder } from './lifecycle/lifecycle.queries.ts'
import { managedRoutes } from './managed/managed-calls.routes.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'

const REMINDERS_AN_HOUR = 100

export const routes = [
  ...managedRoutes,
  route(getCall, 'public', async ({ params, services }) => {
    const call = await callBySlug(services.db, params.slug)
    if (!call) throw new Problem(problems.notFound)
    return call
  }),
  route(listCalls, 'public', async ({ services, query }) => ({
    now: new Date().toISOString(),
    calls: await listCallCards(services.db, query),
  })),
  route(getReminder, 'member', async ({ services, params: { slug }, session: { userId } }) => ({
    wanted: await hasReminder(services.db, { slug, userId }),
  })),
  route(
    putReminder,
    'member',
    async ({ services, params: { slug }, session: { userId }, body: { wanted } }) => {
      const key = `calls:reminder:${userId}`
      await limitOrThrow(services.db, { key, limit: REMINDERS_AN_HOUR, windowSeconds: 3600 })
      if (!(await setReminder(services.db, { slug, userId, wanted }))) throw new Problem(problems.notFound)
      return { wanted }
    },
  ),
]
