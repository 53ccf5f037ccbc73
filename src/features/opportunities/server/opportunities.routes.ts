import { type Route, route } from '#platform/server/http/route.ts'
import {
  confirmTexts,
  archiveOpportunity,
  closeOpportunity,
  createCopy as createCopyEndpoint,
  createOpportunity,
  deleteDraft,
  getEditedOpportunity,
  listMine,
  listRevisions as listRevisionsEndpoint,
  restoreRevision,
  saveContent,
  submitOpportunity,
  updateDeadline as updateDeadlineEndpoint,
} from '../contract/editing.endpoints.ts'
import {
  saveDismissal,
  listMarks,
  listSaved,
  saveOpportunity,
  saveVisit,
} from '../contract/member.endpoints.ts'
import { decideReview, getReviewed, listReview } from '../contract/review.endpoints.ts'
import { getPublicOpportunity as getPublicOpportunityEndpoint } from '../contract/public.endpoints.ts'
import { confirmTextsOf, createCopy, create, getEdited, save } from './editing/editing.service.ts'
import { type Knowledge, listOwn } from './editing/mine.service.ts'
import { restore, listRevisions } from './editing/revisions.service.ts'
import { updateDeadline } from './lifecycle/extend.service.ts'
import { archive, close, deleteOwnDraft, submit } from './lifecycle/lifecycle.service.ts'
import { listMarksOf } from './member/marks.queries.ts'
import { saveDismissalOf, saveBookmark, listSavedBy, saveVisitOf } from './member/member.service.ts'
import { decide, listQueue, getReviewedDraft } from './review/review.service.ts'
import { getPublicOpportunity } from './detail/detail.service.ts'

const reading = ({ abilities, replies }: Knowledge): readonly Route[] => [
  route(getPublicOpportunityEndpoint, 'public', ({ services, params }) =>
    getPublicOpportunity(services, params.slug, replies),
  ),
  route(saveVisit, 'member', ({ services, session, params }) =>
    saveVisitOf({ services, session, id: params.id, abilities }),
  ),
  route(listSaved, 'member', ({ services, session }) => listSavedBy({ services, session })),
  route(listMarks, 'member', ({ services, session }) => listMarksOf(services.db, session.userId)),
  route(saveOpportunity, 'member', async ({ services, session, params, body }) => {
    await saveBookmark({ services, session, id: params.id, saved: body.saved })
    return undefined
  }),
  route(saveDismissal, 'member', async ({ services, session, params, body }) => {
    await saveDismissalOf({ services, session, id: params.id, ...body })
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
    listOwn({ services, session, status: query.status, knowledge }),
  ),
  route(getEditedOpportunity, 'owner', ({ services, session, params }) =>
    getEdited({ services, session, x: params.id }),
  ),
  route(saveContent, 'owner', ({ services, session, params, body, request }) =>
    save({ services, session, id: params.id, content: body, headers: request.headers }),
  ),
  route(confirmTexts, 'owner', ({ services, session, params, body }) =>
    confirmTextsOf({ services, session, id: params.id, path: body.path }),
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
  route(createCopyEndpoint, 'owner', ({ services, session, params }) =>
    createCopy({ services, session, id: params.id }),
  ),
  route(updateDeadlineEndpoint, 'owner', ({ services, session, params, body }) =>
    updateDeadline({ services, session, id: params.id, deadline: body.deadline }),
  ),
  route(deleteDraft, 'owner', async ({ services, session, params }) => {
    await deleteOwnDraft({ services, session, id: params.id })
    return undefined
  }),
  route(listRevisionsEndpoint, 'owner', ({ services, session, params }) =>
    listRevisions({ services, session, id: params.id }),
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
  route(getReviewed, STAFF, ({ services, params }) => getReviewedDraft(services.db, params.id)),
  route(decideReview, STAFF, async ({ services, session, params, body, request }) => {
    await decide({ services, session, id: params.id, ...body, headers: request.headers })
    return undefined
  }),
]

export function routesWith(knowledge: Knowledge): readonly Route[] {
  return [...reading(knowledge), ...editing(knowledge), ...review]
}
