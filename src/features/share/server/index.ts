import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { mountPictures } from './pictures.routes.ts'
import { mountSearch } from './search.routes.ts'

export const share: Feature = {
  name: 'share',
  catalogues: { bhs, en },
  routes: [],
  mount(input) {
    mountPictures(input)
    mountSearch(input)
  },
}
