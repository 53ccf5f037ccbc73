import { type Route, route } from '#platform/server/http/route.ts'
import * as assigning from '../contract/assigning.endpoints.ts'
import { listAttachments } from '../contract/attachments.endpoints.ts'
import * as changes from '../contract/changes/changes.endpoints.ts'
import * as decisions from '../contract/decisions.endpoints.ts'
import { getMinutes } from '../contract/minutes.endpoints.ts'
import * as overview from '../contract/overview/overview.endpoints.ts'
import { getResults } from '../contract/results.endpoints.ts'
import * as reviews from '../contract/reviews.endpoints.ts'
import { listAttachmentsOf } from './blind/read-attachments.service.ts'
import { minutesFile } from './minutes/minutes.service.ts'
import { askChanges, askChangesOf } from './changes/changes.service.ts'
import { confirm, propose, withdraw } from './decisions/decisions.service.ts'
import { readRanking } from './decisions/ranking.service.ts'
import { resultsOf } from './decisions/results.service.ts'
import { limitChanges } from './limit-changes.ts'
import { declare, give, listCalls, readReview, saveDraft } from './reviews.service.ts'
import { assignByHand, readAssignments, takeBackByHand } from './sharing/assigning.service.ts'
import { overviewFile } from './overview/overview-file.service.ts'
import { readOverview } from './overview/overview.service.ts'
import { shareOut } from './sharing/sharing.service.ts'
import { substituteRoutes } from './substitutes/substitutes.routes.ts'
import { talkRoutes } from './talk/talk.routes.ts'

export const routes: readonly Route[] = [
  route(getResults, 'public', ({ services: { db }, params }) => resultsOf(db, params.slug)),
  route(overview.listJudgedCalls, { admin: 'grants' }, ({ services: { db }, query }) =>
    readOverview(db, query),
  ),
  route(overview.exportJudgedCalls, { admin: 'grants' }, overviewFile),
  route(reviews.listReviews, 'member', async ({ services: { db }, session }) => ({
    calls: await listCalls(db, session.userId),
  })),
  route(reviews.assignReviewers, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await shareOut({ services, me, ...params })
    return undefined
  }),
  route(assigning.getAssignments, 'owner', ({ services, session, params }) =>
    readAssignments({ services, session, ...params }),
  ),
  route(assigning.assign, 'owner', async ({ services, session, params }) => {
    await limitChanges(services.db, session.userId)
    await assignByHand({ services, session, ...params })
    return undefined
  }),
  route(assigning.removeAssignment, 'owner', async ({ services, session, params }) => {
    await limitChanges(services.db, session.userId)
    await takeBackByHand({ services, session, ...params })
    return undefined
  }),
  route(reviews.getReview, 'owner', ({ services, session, params }) =>
    readReview({ services, me: session.userId, ...params }),
  ),
  route(listAttachments, 'owner', async ({ services, session, params }) => ({
    attachments: await listAttachmentsOf({ services, me: session.userId, ...params }),
  })),
  route(
    reviews.saveReview,
    'owner',
    async ({ services, session: { userId: me }, params, body, request: { headers } }) => {
      await limitChanges(services.db, me)
      return saveDraft({ services, me, headers, ...params, ...body })
    },
  ),
  route(
    reviews.submitReview,
    'owner',
    async ({ services, session: { userId: me }, params, request: { headers } }) => {
      await limitChanges(services.db, me)
      await give({ services, me, headers, ...params })
      return undefined
    },
  ),
  route(reviews.saveConflict, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await declare({ services, me, ...params, ...body })
    return undefined
  }),
  route(changes.requestChanges, 'owner', async ({ services, session, params, body }) => {
    await limitChanges(services.db, session.userId)
    await askChanges({ services, session, ...params, ...body })
    return undefined
  }),
  route(changes.requestChangesOfApplication, 'owner', async ({ services, session, params, body }) => {
    await limitChanges(services.db, session.userId)
    await askChangesOf({ services, session, ...params, ...body })
    return undefined
  }),
  ...talkRoutes,
  ...substituteRoutes,
  route(getMinutes, 'owner', minutesFile),
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
