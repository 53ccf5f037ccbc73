import { type Route, route } from '#platform/server/http/route.ts'
import * as endpoints from '../../contract/views.endpoints.ts'
import { addView, listViews, removeView, renameView } from './views.service.ts'

/** The endpoints for views of the list of applications. */
export const viewRoutes: readonly Route[] = [
  route(endpoints.listViews, 'owner', ({ services, session, params }) =>
    listViews({ services, session, ...params }),
  ),
  route(endpoints.createView, 'owner', ({ services, session, params, body }) =>
    addView({ services, session, ...params, body }),
  ),
  route(endpoints.updateView, 'owner', async ({ services, session, params, body }) => {
    await renameView({ services, session, ...params, ...body })
    return undefined
  }),
  route(endpoints.deleteView, 'owner', async ({ services, session, params }) => {
    await removeView({ services, session, ...params })
    return undefined
  }),
]
