import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { getCall, getReminder, listCalls, saveReminder } from '../contract/calls.endpoints.ts'
import { findCallBySlug, listCallCards } from './calls.queries.ts'
import { hasReminder, saveReminderRow } from './lifecycle/lifecycle.queries.ts'
import { managedRoutes } from './managed/managed-calls.routes.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'

const REMINDERS_AN_HOUR = 100

export const routes = [
  ...managedRoutes,
  route(getCall, 'public', async ({ params, services }) => {
    const call = await findCallBySlug(services.db, params.slug)
    if (!call) throw new Problem(problems.notFound)
    return call
  }),
  route(listCalls, 'public', async ({ services, query }) => ({
    now: toIso(new Date()),
    calls: await listCallCards(services.db, query),
  })),
  route(getReminder, 'member', async ({ services, params: { slug }, session: { userId } }) => ({
    wanted: await hasReminder(services.db, { slug, userId }),
  })),
  route(
    saveReminder,
    'member',
    async ({ services, params: { slug }, session: { userId }, body: { wanted } }) => {
      const key = `calls:reminder:${userId}`
      await limitOrThrow(services.db, { key, limit: REMINDERS_AN_HOUR, windowSeconds: 3600 })
      if (!(await saveReminderRow(services.db, { slug, userId, wanted })))
        throw new Problem(problems.notFound)
      return { wanted }
    },
  ),
]
