import { findMovedPage } from '#platform/contract/moved-pages.endpoints.ts'
import type { Registry } from '#platform/server/feature.ts'
import { type Route, route } from '#platform/server/http/route.ts'

/** Asks each feature in turn where a page of a former site is now. */
export function movedPagesRoute(features: Registry): Route {
  return route(findMovedPage, 'public', async ({ services, query }) => {
    for (const feature of features()) {
      const path = await feature.movedPage?.(services, query.path)
      if (path) return { path }
    }
    return { path: null }
  })
}
