import { type Route, route } from '#platform/server/http/route.ts'
import { pageFinder } from '#platform/server/pages/find-page.ts'
import {
  getPageCheck as getPageCheckEndpoint,
  createPage,
  deletePage as deletePageEndpoint,
  getEditedPage,
  getPageLinkCheck,
  listPages,
  listPageVersions as listPageVersionsEndpoint,
  updatePageAddress as updatePageAddressEndpoint,
  publishPage,
  restorePageVersion,
  savePage,
  startPageLinkCheck,
  updatePageList as updatePageListEndpoint,
  withdrawPage,
} from '../contract/editing.endpoints.ts'
import { getPage } from '../contract/public.endpoints.ts'
import * as editing from './editing.service.ts'
import * as outsideLinks from './outside-links/outside-links.service.ts'
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
  route(updatePageAddressEndpoint, STAFF, ({ services, session, params: { id }, body }) =>
    editing.updatePageAddress({ services, session, id, slug: body.slug }),
  ),
  route(updatePageListEndpoint, STAFF, ({ services, session, params: { id }, body }) =>
    editing.updatePageList({ services, session, id, list: body.list }),
  ),
  route(deletePageEndpoint, STAFF, async ({ services, session, params: { id } }) => {
    await editing.deletePage({ services, session, id })
    return undefined
  }),
  route(publishPage, STAFF, ({ services, session, params: { id }, body, request }) =>
    publishing.publish({
      services,
      session,
      id,
      ...body,
      headers: request.headers,
      findPage: pageFinder(request.server),
    }),
  ),
  route(withdrawPage, STAFF, ({ services, session, params: { id } }) =>
    publishing.withdraw({ services, session, id }),
  ),
  route(listPageVersionsEndpoint, STAFF, ({ services, params: { id } }) =>
    publishing.listPageVersions(services.db, id),
  ),
  route(restorePageVersion, STAFF, ({ services, session, params: { id, version } }) =>
    publishing.restoreVersion({ services, session, id, version }),
  ),
  route(getPageCheckEndpoint, STAFF, ({ services, params: { id }, request }) =>
    publishing.getPageCheck(services, id, pageFinder(request.server)),
  ),
  route(getPageLinkCheck, STAFF, ({ services, params: { id } }) =>
    outsideLinks.getPageLinkCheck({ services, id }),
  ),
  route(startPageLinkCheck, STAFF, async ({ services, params: { id }, body }) => {
    await outsideLinks.startPageLinkCheck({ services, id, ...body })
    return undefined
  }),
]
