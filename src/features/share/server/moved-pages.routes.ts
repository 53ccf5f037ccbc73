import { getMovedPage as getMovedPageEndpoint } from '#platform/contract/moved-pages.endpoints.ts'
import type { Mount, Registry } from '#platform/server/feature.ts'
import { type Route, route } from '#platform/server/http/route.ts'

export function movedPagesRoute(features: Registry): Route {
  return route(getMovedPageEndpoint, 'public', async ({ services, query }) => ({
    path: await getMovedPage({ services, features: features() }, query.path),
  }))
}

/** Leads on from an address that names a page of a former site by its number alone; our own start page has no numbers. */
export function mountNumberedPages({ app, ...mount }: Mount): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const [, number] = /^\/\?p=(\d{1,12})(?:&|$)/.exec(url) ?? []
    const path = number && (await getMovedPage(mount, `/?p=${number}`))
    return path ? reply.redirect(path, 301) : undefined
  })
}

/** Asks each feature in turn where a page of a former site is now. */
async function getMovedPage({ services, features }: Pick<Mount, 'services' | 'features'>, former: string) {
  for (const feature of features) {
    const path = await feature.movedPage?.(services, former)
    if (path) return path
  }
  return null
}
