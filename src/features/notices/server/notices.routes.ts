import { type Route, route } from '#platform/server/http/route.ts'
import {
  addFeed,
  getFeed,
  listFeeds,
  importFeed as importFeedEndpoint,
  removeFeed,
} from '../contract/feeds.endpoints.ts'
import {
  acceptNotice,
  confirmNotice,
  deleteNotice as deleteNoticeEndpoint,
  getNotice,
  listNotices,
  importNotices,
  saveNotice,
} from '../contract/notices.endpoints.ts'
import { importTable as importTableEndpoint } from '../contract/tables.endpoints.ts'
import * as feeds from './feeds/feeds.service.ts'
import { accept, confirm, deleteNotice, list, read, save, show } from './import/notices.service.ts'
import { importTable } from './import/table.service.ts'

export const routes: readonly Route[] = [
  route(listNotices, 'member', ({ services, session }) => list({ services, session })),
  route(importNotices, 'member', ({ services, session, body }) => read({ services, session, body })),
  route(importTableEndpoint, 'member', ({ services, session, body }) =>
    importTable({ services, session, body }),
  ),
  route(getNotice, 'member', ({ services, session, params }) => show({ services, session, id: params.id })),
  route(saveNotice, 'member', ({ services, session, params, body }) =>
    save({ services, session, id: params.id, ...body }),
  ),
  route(acceptNotice, 'member', async ({ services, session, params }) => {
    await accept({ services, session, id: params.id })
    return undefined
  }),
  route(confirmNotice, 'member', ({ services, session, params, body }) =>
    confirm({ services, session, id: params.id, form: body.form }),
  ),
  route(deleteNoticeEndpoint, 'member', async ({ services, session, params }) => {
    await deleteNotice({ services, session, id: params.id })
    return undefined
  }),
  route(listFeeds, 'member', ({ services, session }) => feeds.list({ services, session })),
  route(addFeed, 'member', ({ services, session, body }) => feeds.add({ services, session, body })),
  route(getFeed, 'member', ({ services, session, params }) => feeds.show({ services, session, ...params })),
  route(importFeedEndpoint, 'member', ({ services, session, params }) =>
    feeds.importFeed({ services, session, ...params }),
  ),
  route(removeFeed, 'member', async ({ services, session, params }) => {
    await feeds.remove({ services, session, ...params })
    return undefined
  }),
]
