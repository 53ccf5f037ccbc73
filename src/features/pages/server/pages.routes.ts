import { type Route, route } from '#platform/server/http/route.ts'
import {
  getPageCheck,
  createPage,
  deletePage,
  getEditedPage,
  listPages,
  listPageVersions,
  updatePageAddress,
  publishPage,
  restorePageVersion,
  savePage,
  updatePageList,
  withdrawPage,
} from '../contract/editing.endpoints.ts'
import { getPage } from '../contract/public.endpoints.ts'
import * as editing from './editing.service.ts'
import * as publishing from './publish.service.ts'

const STAFF = { admin: 'content' } as const

export const routes: readonly Route[] = [
  route(getPage, 'public', ({ services, params }) => publishing.getPublicPage(services.db, params.slug)),
  route(listPages, STAFF, ({ services, query }) =>
    editing.listOfStaff(services.db, { list: query.list, q: query.q, after: query.after }),
  ),
  route(createPage, STAFF, ({ services, session, body }) =>
    editing.createPage({ services, session, ...body }),
  ),
  route(getEditedPage, STAFF, ({ services, params: { id } }) => editing.getEdited(services.db, id)),
  route(savePage, STAFF, ({ services, session, params: { id }, body, request }) =>
    editing.saveContent({ services, session, id, content: body, headers: request.headers }),
  ),
  route(updatePageAddress, STAFF, ({ services, session, params: { id }, body }) =>
    editing.moveTo({ services, session, id, slug: body.slug }),
  ),
  route(updatePageList, STAFF, ({ services, session, params: { id }, body }) =>
    editing.shelve({ services, session, id, list: body.list }),
  ),
  route(deletePage, STAFF, async ({ services, session, params: { id } }) => {
    await editing.removePage({ services, session, id })
    return undefined
  }),
  route(publishPage, STAFF, ({ services, session, params: { id }, body, request }) =>
    publishing.publish({ services, session, id, ...body, headers: request.headers }),
  ),
  route(withdrawPage, STAFF, ({ services, session, params: { id } }) =>
    publishing.withdraw({ services, session, id }),
  ),
  route(listPageVersions, STAFF, ({ services, params: { id } }) => publishing.versionsOf(services.db, id)),
  route(restorePageVersion, STAFF, ({ services, session, params: { id, version } }) =>
    publishing.restoreVersion({ services, session, id, version }),
  ),
  route(getPageCheck, STAFF, ({ services, params: { id } }) => publishing.checkSaved(services.db, id)),
]
