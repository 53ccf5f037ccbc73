import type { Db } from '#platform/server/db/database.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import * as decisions from '../contract/decisions.endpoints.ts'
import { getResults } from '../contract/results.endpoints.ts'
import * as reviews from '../contract/reviews.endpoints.ts'
import { confirm, propose, withdraw } from './decisions/decisions.service.ts'
import { readRanking } from './decisions/ranking.service.ts'
import { resultsOf } from './decisions/results.service.ts'
import { declare, give, listCalls, readReview, saveDraft } from './reviews.service.ts'
import { shareOut } from './sharing/sharing.service.ts'

const CHANGES_AN_HOUR = 1500

function limitChanges(db: Db, userId: string): Promise<unknown> {
  return limitOrThrow(db, { key: `reviews:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

export const routes: readonly Route[] = [
  route(getResults, 'public', ({ services: { db }, params }) => resultsOf(db, params.slug)),
  route(reviews.listReviews, 'member', async ({ services: { db }, session }) => ({
    calls: await listCalls(db, session.userId),
  })),
  route(reviews.shareOut, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await shareOut({ services, me, ...params })
    return undefined
  }),
  route(reviews.getReview, 'owner', ({ services, session, params }) =>
    readReview({ services, me: session.userId, ...params }),
  ),
  route(
    reviews.saveReview,
    'owner',
    async ({ services, session: { userId: me }, params, body, request: { headers } }) => {
      await limitChanges(services.db, me)
      return saveDraft({ services, me, headers, ...params, ...body })
    },
  ),
  route(
    reviews.giveReview,
    'owner',
    async ({ services, session: { userId: me }, params, request: { headers } }) => {
      await limitChanges(services.db, me)
      await give({ services, me, headers, ...params })
      return undefined
    },
  ),
  route(reviews.declareConflict, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await declare({ services, me, ...params, ...body })
    return undefined
  }),
  route(decisions.getRanking, 'owner', ({ services: { db }, session, params }) =>
    readRanking(db, { me: session.userId, ...params }),
  ),
  route(decisions.proposeDecision, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await propose({ services, me, ...params, ...body })
    return undefined
  }),
  route(decisions.confirmDecision, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await confirm({ services, me, ...params })
    return undefined
  }),
  route(decisions.withdrawDecision, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await withdraw({ services, me, ...params })
    return undefined
  }),
]
