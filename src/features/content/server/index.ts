import type { Feature } from '#platform/server/feature.ts'
import { keepRows } from '#platform/server/merging.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { blockRoutes } from './blocks.routes.ts'

export { listPublished } from './blocks.queries.ts'
export { blockPictures } from './pictures.service.ts'
export { storePublication } from './blocks.service.ts'

export const content: Feature = {
  name: 'content',
  catalogues: { bhs, en },
  routes: blockRoutes,
  // Publishing stays recorded under the account that did it.
  auditActions: ['publish', 'restore'],
  merger: { 'content_blocks.updated_by': keepRows, 'content_revisions.created_by': keepRows },
}
