import { type Route, route } from '#platform/server/http/route.ts'
import {
  agreeTexts,
  archiveOpportunity,
  closeOpportunity,
  createOpportunity,
  deleteDraft,
  getEditedOpportunity,
  listMine,
  listRevisions,
  restoreRevision,
  saveContent,
  submitOpportunity,
} from '../contract/editing.endpoints.ts'
import {
  dismissOpportunity,
  listMarks,
  listSaved,
  saveOpportunity,
  visitOpportunity,
} from '../contract/member.endpoints.ts'
import { decideReview, getReviewed, listReview } from '../contract/review.endpoints.ts'
import { getPublicOpportunity } from '../contract/public.endpoints.ts'
import { agree, create, edited, save } from './editing/editing.service.ts'
import { type Knowledge, mineOf } from './editing/mine.service.ts'
import { restore, revisionsOf } from './editing/revisions.service.ts'
import { archive, close, remove, submit } from './lifecycle/lifecycle.service.ts'
import { marksOf } from './member/marks.queries.ts'
import { keepDismissed, keepSaved, savedOpportunitiesOf, visit } from './member/member.service.ts'
import { decide, listQueue, reviewed } from './review/review.service.ts'
import { publicOpportunity } from './detail/detail.service.ts'

const reading = ({ abilities, replies }: Knowledge): readonly Route[] => [
  route(getPublicOpportunity, 'public', ({ services, params }) =>
    publicOpportunity(services, params.slug, replies),
  ),
  route(visitOpportunity, 'member', ({ services, session, params }) =>
    visit({ services, session, id: params.id, abilities }),
  ),
  route(listSaved, 'member', ({ services, session }) => savedOpportunitiesOf({ services, session })),
  route(listMarks, 'member', ({ services, session }) => marksOf(services.db, session.userId)),
  route(saveOpportunity, 'member', async ({ services, session, params, body }) => {
    await keepSaved({ services, session, id: params.id, saved: body.saved })
    return undefined
  }),
  route(dismissOpportunity, 'member', async ({ services, session, params, body }) => {
    await keepDismissed({ services, session, id: params.id, ...body })
    return undefined
  }),
]

const editing = (knowledge: Knowledge): readonly Route[] => [
  route(createOpportunity, 'member', ({ services, session, body }) =>
    create({
      services,
      session,
      kind: body.kind,
      organisation: body.organisation,
      organisationName: body.organisationName,
    }),
  ),
  route(listMine, 'member', ({ services, session, query }) =>
    mineOf({ services, session, status: query.status, knowledge }),
  ),
  route(getEditedOpportunity, 'owner', ({ services, session, params }) =>
    edited({ services, session, x: params.id }),
  ),
  route(saveContent, 'owner', ({ services, session, params, body, request }) =>
    save({ services, session, id: params.id, content: body, headers: request.headers }),
  ),
  route(agreeTexts, 'owner', ({ services, session, params, body }) =>
    agree({ services, session, id: params.id, path: body.path }),
  ),
  route(submitOpportunity, 'owner', ({ services, session, params }) =>
    submit({ services, session, id: params.id }),
  ),
  route(closeOpportunity, 'owner', ({ services, session, params, body }) =>
    close({ services, session, id: params.id, reason: body.reason }),
  ),
  route(archiveOpportunity, 'owner', ({ services, session, params }) =>
    archive({ services, session, id: params.id }),
  ),
  route(deleteDraft, 'owner', async ({ services, session, params }) => {
    await remove({ services, session, id: params.id })
    return undefined
  }),
  route(listRevisions, 'owner', ({ services, session, params }) =>
    revisionsOf({ services, session, id: params.id }),
  ),
  route(restoreRevision, 'owner', ({ services, session, params }) =>
    restore({ services, session, id: params.id, revision: params.revision }),
  ),
]

const STAFF = { admin: 'opportunities' } as const

const review: readonly Route[] = [
  route(listReview, STAFF, ({ services, query }) =>
    listQueue(services.db, { queue: query.queue, after: query.after }),
  ),
  route(getReviewed, STAFF, ({ services, params }) => reviewed(services.db, params.id)),
  route(decideReview, STAFF, async ({ services, session, params, body, request }) => {
    await decide({ services, session, id: params.id, ...body, headers: request.headers })
    return undefined
  }),
]

export function routesWith(knowledge: Knowledge): readonly Route[] {
  return [...reading(knowledge), ...editing(knowledge), ...review]
}
