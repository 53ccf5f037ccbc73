import { type Route, route } from '#platform/server/http/route.ts'
import {
  createAnnouncement,
  endAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from '../contract/announcements.endpoints.ts'
import { createOne, endOne, listAll, updateOne } from './announcements.service.ts'

/** Everybody reads it on every page, as texts of all pages, so it is for global admins. */
export const routes: readonly Route[] = [
  route(listAnnouncements, 'globalAdmin', ({ services }) => listAll(services.db)),
  route(createAnnouncement, 'globalAdmin', ({ services, session, body }) =>
    createOne({ services, session, draft: body }),
  ),
  route(updateAnnouncement, 'globalAdmin', async ({ services, session, params: { id }, body }) => {
    await updateOne({ services, session, id, draft: body })
    return undefined
  }),
  route(endAnnouncement, 'globalAdmin', async ({ services, session, params: { id } }) => {
    await endOne({ services, session, id })
    return undefined
  }),
]
