import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { cleanFormsTask } from './clean.task.ts'
import { formsDashboard } from './dashboard.ts'
import { listOpen } from './open.queries.ts'
import { formSearch } from './search-kind.ts'
import { routes } from './forms.routes.ts'
import { eraseForms, exportForms, mergeForms } from './data-rights.ts'
import { formNotifications } from './notifications.ts'
import { mountPosts } from './post.routes.ts'
import { seedForms } from './seed/forms.seed.ts'

/** Forms: staff publish them, people send them. */
export const forms: Feature = {
  name: 'forms',
  catalogues: { bhs, en },
  routes,
  mount: mountPosts,
  tasks: [cleanFormsTask],
  async sitemap({ db }) {
    const open = await listOpen(db, '', 5000)
    return open.map(({ slug, changed }) => ({ path: `/forms/${slug}`, lastModified: changed }))
  },
  searchKinds: [formSearch],
  dashboard: formsDashboard,
  auditActions: ['create', 'settings', 'publish', 'withdraw', 'archive', 'unarchive', 'status', 'export'],
  notifications: formNotifications,
  exporter: exportForms,
  eraser: eraseForms,
  merger: mergeForms,
  seed: seedForms,
  seedAfter: ['account'],
}

export { selectFormBySlug as formBySlug } from './forms.queries.ts'
