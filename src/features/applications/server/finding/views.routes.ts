import { type Route, route } from '#platform/server/http/route.ts'
import * as endpoints from '../../contract/views.endpoints.ts'
import { createView, listViews, deleteView, updateView } from './views.service.ts'

/** The endpoints for views of the list of applications. */
export const viewRoutes: readonly Route[] = [
  route(endpoints.listViews, 'owner', ({ services, session, params }) =>
    listViews({ services, session, ...params }),
  ),
  route(endpoints.createView, 'owner', ({ services, session, params, body }) =>
    createView({ services, session, ...params, body }),
  ),
  route(endpoints.updateView, 'owner', async ({ services, session, params, body }) => {
    await updateView({ services, session, ...params, ...body })
    return undefined
  }),
  route(endpoints.deleteView, 'owner', async ({ services, session, params }) => {
    await deleteView({ services, session, ...params })
    return undefined
  }),
]
