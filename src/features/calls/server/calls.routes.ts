import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { getCall } from '../contract/calls.endpoints.ts'
import { callBySlug } from './calls.queries.ts'

export const routes = [
  route(getCall, 'public', async ({ params, services }) => {
    const call = await callBySlug(services.db, params.slug)
    if (!call) throw new Problem(problems.notFound)
    return call
  }),
]
