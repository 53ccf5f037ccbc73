import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { getCall, listCalls } from '../contract/calls.endpoints.ts'
import { callBySlug, listCallCards } from './calls.queries.ts'

export const routes = [
  route(getCall, 'public', async ({ params, services }) => {
    const call = await callBySlug(services.db, params.slug)
    if (!call) throw new Problem(problems.notFound)
    return call
  }),
  route(listCalls, 'public', async ({ services, query }) => ({
    now: new Date().toISOString(),
    calls: await listCallCards(services.db, query),
  })),
]
