import { problems as platformProblems } from '#platform/contract/problems.ts'
import type { Mount } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Db } from '#platform/server/db/database.ts'
import {
  confirmVoiding,
  getVoteAnomalies,
  proposeVoiding,
  withdrawVoiding,
} from '../contract/anomalies.endpoints.ts'
import { createVote, getBallot, requestVoteCode } from '../contract/votes.endpoints.ts'
import { getAnomalies } from './anomalies/anomalies.service.ts'
import { getBallotOf, voteCall } from './ballot.service.ts'
import { publishedFile } from './closing.service.ts'
import { confirmVoidingOf, proposeVoidingOf, withdrawVoidingOf } from './voidings/voidings.service.ts'
import { createVoteOf, requestCode } from './voting.service.ts'

/** Limits voidings: more signatures than these are not by hand. */
const limitVoidings = (db: Db, userId: string) =>
  limitOrThrow(db, { key: `votes.voidings:${userId}`, limit: 120, windowSeconds: 3600 })

export const routes: readonly Route[] = [
  route(getBallot, 'public', ({ services, params }) => getBallotOf(services, params.slug)),
  route(requestVoteCode, 'public', ({ services, params, body, session, client, cookies, locale }) =>
    requestCode({ services, ...params, ...body, session, client, cookies, locale }),
  ),
  route(getVoteAnomalies, 'owner', ({ services: { db }, session, params }) =>
    getAnomalies(db, { me: session.userId, ...params }),
  ),
  route(proposeVoiding, 'owner', async ({ services, session, params, body }) => {
    await limitVoidings(services.db, session.userId)
    await proposeVoidingOf({ services, me: session.userId, ...params, ...body })
    return undefined
  }),
  route(confirmVoiding, 'owner', async ({ services, session, params }) => {
    await limitVoidings(services.db, session.userId)
    await confirmVoidingOf({ services, me: session.userId, ...params })
    return undefined
  }),
  route(withdrawVoiding, 'owner', async ({ services, session, params }) => {
    await limitVoidings(services.db, session.userId)
    await withdrawVoidingOf({ services, me: session.userId, ...params })
    return undefined
  }),
  route(createVote, 'public', ({ services, params, body }) => createVoteOf({ services, ...params, ...body })),
]

/** Serves the file of a closed vote, for anyone to count. */
export function mountAuditFiles({ app, services: { db } }: Mount): void {
  app.get('/calls/:slug/votes.csv', async (request, reply) => {
    const { slug } = request.params as { slug: string }
    const { call } = await voteCall(db, slug)
    const file = await publishedFile(db, call)
    if (file === undefined) throw new Problem(platformProblems.notFound)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${call.slug}-glasovi.csv"`)
      .header('cache-control', 'public, max-age=600')
      .send(file)
  })
}
