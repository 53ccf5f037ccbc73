import { type Route, route } from '#platform/server/http/route.ts'
import * as assigning from '../contract/assigning.endpoints.ts'
import * as attachments from '../contract/attachments.endpoints.ts'
import * as changes from '../contract/changes/changes.endpoints.ts'
import * as decisions from '../contract/decisions.endpoints.ts'
import { getMinutes } from '../contract/minutes.endpoints.ts'
import * as overview from '../contract/overview/overview.endpoints.ts'
import * as results from '../contract/results.endpoints.ts'
import * as reviews from '../contract/reviews.endpoints.ts'
import { listAttachmentsOf } from './blind/read-attachments.service.ts'
import { minutesFile } from './minutes/minutes.service.ts'
import { requestChanges, requestChangesOfApplication } from './changes/changes.service.ts'
import { confirmDecision, proposeDecision, withdrawDecision } from './decisions/decisions.service.ts'
import { getRanking } from './decisions/ranking.service.ts'
import { getResults } from './decisions/results.service.ts'
import { limitChanges } from './limit-changes.ts'
import { declareConflict, submitReview, listReviews, getReview, saveReview } from './reviews.service.ts'
import { assign, getAssignments, removeAssignment } from './sharing/assigning.service.ts'
import { overviewFile } from './overview/overview-file.service.ts'
import { readOverview } from './overview/overview.service.ts'
import { assignReviewers } from './sharing/sharing.service.ts'
import { substituteRoutes } from './substitutes/substitutes.routes.ts'
import { talkRoutes } from './talk/talk.routes.ts'

export const routes: readonly Route[] = [
  route(results.getResults, 'public', ({ services: { db }, params }) => getResults(db, params.slug)),
  route(overview.listJudgedCalls, { admin: 'grants' }, ({ services: { db }, query }) =>
    readOverview(db, query),
  ),
  route(overview.exportJudgedCalls, { admin: 'grants' }, overviewFile),
  route(reviews.listReviews, 'member', async ({ services: { db }, session }) => ({
    calls: await listReviews(db, session.userId),
  })),
  route(reviews.assignReviewers, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await assignReviewers({ services, me, ...params })
    return undefined
  }),
  route(assigning.getAssignments, 'owner', ({ services, session, params }) =>
    getAssignments({ services, session, ...params }),
  ),
  route(assigning.assign, 'owner', async ({ services, session, params }) => {
    await limitChanges(services.db, session.userId)
    await assign({ services, session, ...params })
    return undefined
  }),
  route(assigning.removeAssignment, 'owner', async ({ services, session, params }) => {
    await limitChanges(services.db, session.userId)
    await removeAssignment({ services, session, ...params })
    return undefined
  }),
  route(reviews.getReview, 'owner', ({ services, session, params }) =>
    getReview({ services, me: session.userId, ...params }),
  ),
  route(attachments.listAttachments, 'owner', async ({ services, session, params }) => ({
    attachments: await listAttachmentsOf({ services, me: session.userId, ...params }),
  })),
  route(
    reviews.saveReview,
    'owner',
    async ({ services, session: { userId: me }, params, body, request: { headers } }) => {
      await limitChanges(services.db, me)
      return saveReview({ services, me, headers, ...params, ...body })
    },
  ),
  route(
    reviews.submitReview,
    'owner',
    async ({ services, session: { userId: me }, params, request: { headers } }) => {
      await limitChanges(services.db, me)
      await submitReview({ services, me, headers, ...params })
      return undefined
    },
  ),
  route(reviews.saveConflict, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await declareConflict({ services, me, ...params, ...body })
    return undefined
  }),
  route(changes.requestChanges, 'owner', async ({ services, session, params, body }) => {
    await limitChanges(services.db, session.userId)
    await requestChanges({ services, session, ...params, ...body })
    return undefined
  }),
  route(changes.requestChangesOfApplication, 'owner', async ({ services, session, params, body }) => {
    await limitChanges(services.db, session.userId)
    await requestChangesOfApplication({ services, session, ...params, ...body })
    return undefined
  }),
  ...talkRoutes,
  ...substituteRoutes,
  route(getMinutes, 'owner', minutesFile),
  route(decisions.getRanking, 'owner', ({ services: { db }, session, params }) =>
    getRanking(db, { me: session.userId, ...params }),
  ),
  route(decisions.proposeDecision, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await proposeDecision({ services, me, ...params, ...body })
    return undefined
  }),
  route(decisions.confirmDecision, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await confirmDecision({ services, me, ...params })
    return undefined
  }),
  route(decisions.withdrawDecision, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await withdrawDecision({ services, me, ...params })
    return undefined
  }),
]
