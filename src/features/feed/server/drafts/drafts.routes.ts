import { type Route, route } from '#platform/server/http/route.ts'
import { deletePostDraft, listPostDrafts, savePostDraft } from '../../contract/drafts.endpoints.ts'
import { draftsOf, removeDraft, saveDraft } from './drafts.service.ts'

export const draftRoutes: readonly Route[] = [
  route(listPostDrafts, 'member', ({ services: { db }, session }) => draftsOf(db, session.userId)),
  route(savePostDraft, 'owner', ({ services, session, params: { id }, body }) =>
    saveDraft({ services, session, id, ...body }),
  ),
  route(deletePostDraft, 'owner', async ({ services, session, params: { id } }) => {
    await removeDraft({ services, session, id })
    return undefined
  }),
]
