import type { Feature, Registry } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { mountNumberedPages, movedPagesRoute } from './moved-pages.routes.ts'
import { mountPictures } from './pictures.routes.ts'
import { mountSearch } from './search.routes.ts'

/** What of all features other sites show and lead to. */
export function createShareFeature({ features }: { features: Registry }): Feature {
  return {
    name: 'share',
    catalogues: { bhs, en },
    routes: [movedPagesRoute(features)],
    mount(input) {
      mountPictures(input)
      mountSearch(input)
      mountNumberedPages(input)
    },
  }
}
