import { type Route, route } from '#platform/server/http/route.ts'
import {
  createArticle,
  deleteArticle,
  getEditedArticle,
  listArticleVersions,
  listOwnArticles,
  restoreArticleVersion,
  saveArticle,
  submitArticle,
  withdrawArticle,
} from '../contract/editing.endpoints.ts'
import { exportArticleDocument, importArticleDocument, DOCX } from '../contract/document.endpoints.ts'
import { getArticle, listArticles, listTags } from '../contract/public.endpoints.ts'
import {
  decideArticle,
  getReviewedArticle,
  listReviewedArticles,
  updateAuthorTrust,
} from '../contract/review.endpoints.ts'
import { addRedirect, deleteRedirect, listRedirects } from '../contract/redirects/redirects.endpoints.ts'
import { EXPORT_TYPE, exportWordpress, importWordpress } from '../contract/wordpress/wordpress.endpoints.ts'
import { listGoalArticles } from '../contract/goals.endpoints.ts'
import { getUseful, saveUsefulMark } from '../contract/useful.endpoints.ts'
import { exportDocument } from './document/export.service.ts'
import { readDocument } from './document/import.service.ts'
import * as editing from './editing.service.ts'
import { goalArticles } from './goal-articles.service.ts'
import * as publishing from './publish.service.ts'
import * as reading from './public.service.ts'
import * as redirects from './redirects/redirects.service.ts'
import * as review from './review.service.ts'
import { exportArticle } from './wordpress/export.service.ts'
import { importExport } from './wordpress/import.service.ts'
import { saveUseful, usefulOf } from './useful.service.ts'

const publicRoutes: readonly Route[] = [
  route(listArticles, 'public', ({ services, query }) => reading.listArticles(services.db, query)),
  route(listTags, 'public', ({ services }) => reading.listTags(services.db)),
  route(getArticle, 'public', ({ services, params }) => reading.getArticle(services.db, params.slug)),
  route(listGoalArticles, 'member', ({ services, session }) => goalArticles(services.db, session.userId)),
  route(getUseful, 'member', ({ services, session, params: { id } }) => usefulOf({ services, session, id })),
  route(saveUsefulMark, 'member', ({ services, session, params: { id }, body }) =>
    saveUseful({ services, session, id, ...body }),
  ),
]

const writing: readonly Route[] = [
  route(createArticle, 'member', ({ services, session, body }) =>
    editing.createArticle({ services, session, title: body.title }),
  ),
  route(listOwnArticles, 'member', ({ services, session }) => editing.listOwn({ services, session })),
  route(getEditedArticle, 'owner', ({ services, session, params: { id } }) =>
    editing.getEdited({ services, session, id }),
  ),
  route(saveArticle, 'owner', ({ services, session, params: { id }, body, request }) =>
    editing.saveContent({ services, session, id, content: body, headers: request.headers }),
  ),
  route(importWordpress, 'member', ({ services, session, request }) =>
    importExport({ services, session, bytes: request.body as Buffer }),
  ),
  route(exportWordpress, 'owner', async ({ services, session, header, params: { id } }) => {
    const { file, name } = await exportArticle({ services, session, id })
    header('content-type', `${EXPORT_TYPE}; charset=utf-8`)
    header('content-disposition', `attachment; filename="${name}"`)
    return Buffer.from(file)
  }),
  route(importArticleDocument, 'owner', ({ services, session, params: { id }, request }) =>
    readDocument({ services, session, id, bytes: request.body as Buffer }),
  ),
  route(exportArticleDocument, 'owner', async ({ services, session, header, params: { id, language } }) => {
    const { bytes, name } = await exportDocument({ services, session, id, language })
    header('content-type', DOCX)
    header('content-disposition', `attachment; filename="${name}"`)
    return bytes
  }),
  route(submitArticle, 'owner', ({ services, session, params: { id }, body }) =>
    publishing.submitArticle({ services, session, id, at: body.at }),
  ),
  route(withdrawArticle, 'owner', ({ services, session, params: { id } }) =>
    publishing.withdrawArticle({ services, session, id }),
  ),
  route(deleteArticle, 'owner', async ({ services, session, params: { id } }) => {
    await editing.removeArticle({ services, session, id })
    return undefined
  }),
  route(listArticleVersions, 'owner', ({ services, session, params: { id } }) =>
    editing.versionsOf({ services, session, id }),
  ),
  route(restoreArticleVersion, 'owner', ({ services, session, params: { id, version } }) =>
    editing.restoreVersion({ services, session, id, version }),
  ),
]

const STAFF = { admin: 'content' } as const

const redirecting: readonly Route[] = [
  route(listRedirects, STAFF, ({ services, query }) => redirects.listAll(services.db, query)),
  route(addRedirect, STAFF, ({ services, session, body }) =>
    redirects.addOne({ services, session, ...body }),
  ),
  route(deleteRedirect, STAFF, async ({ services, session, params: { id } }) => {
    await redirects.removeOne({ services, session, id })
    return undefined
  }),
]

const reviewing: readonly Route[] = [
  route(listReviewedArticles, STAFF, ({ services, query }) =>
    review.listReviewed(services.db, { queue: query.queue, after: query.after }),
  ),
  route(getReviewedArticle, STAFF, ({ services, params }) => review.getReviewed(services.db, params.id)),
  route(decideArticle, STAFF, async ({ services, session, params: { id }, body, request }) => {
    await review.decide({ services, session, id, ...body, headers: request.headers })
    return undefined
  }),
  route(updateAuthorTrust, STAFF, async ({ services, session, params, body }) => {
    await review.trust({ services, session, author: params.id, trusted: body.trusted })
    return undefined
  }),
]

export const routes: readonly Route[] = [...publicRoutes, ...writing, ...reviewing, ...redirecting]
