import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { routes } from './announcements.routes.ts'

/** What staff say above every page for some time. */
export const announcements: Feature = {
  name: 'announcements',
  catalogues: { bhs, en },
  routes,
  auditActions: ['create', 'update', 'end'],
}
