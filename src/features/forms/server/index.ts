import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { routes } from './forms.routes.ts'
import { eraseForms, exportForms, mergeForms } from './data-rights.ts'
import { formNotifications } from './notifications.ts'
import { mountPosts } from './post.routes.ts'
import { seedForms } from './seed/forms.seed.ts'

/** What staff ask with a form, and what people send with it. */
export const forms: Feature = {
  name: 'forms',
  catalogues: { bhs, en },
  routes,
  mount: mountPosts,
  auditActions: ['create', 'settings', 'publish', 'withdraw', 'archive', 'unarchive', 'status', 'export'],
  notifications: formNotifications,
  exporter: exportForms,
  eraser: eraseForms,
  merger: mergeForms,
  seed: seedForms,
  seedAfter: ['account'],
}

export { selectFormBySlug as formBySlug } from './forms.queries.ts'
