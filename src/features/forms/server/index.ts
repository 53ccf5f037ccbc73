import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { cleanFormsTask } from './clean.task.ts'
import { formsDashboard } from './dashboard.ts'
import { listOpen } from './open.queries.ts'
import { formSearch } from './search-kind.ts'
import { routesWith } from './forms.routes.ts'
import { eraseForms, exportForms, mergeForms } from './data-rights.ts'
import { formNotifications } from './notifications.ts'
import { formKind } from './reportable.ts'
import { mountPosts } from './post.routes.ts'
import { type FormAbout, formAboutsOf } from './uses/about.ts'
import { deliverDueTask, deliverTask } from './webhooks/deliver.task.ts'
import { formMails } from './mail-samples.ts'

/** Forms: staff publish them, people send them, also for the things of other features. */
export function createFormsFeature({ about }: { about: readonly FormAbout[] }): Feature {
  const abouts = formAboutsOf(about)
  return {
    name: 'forms',
    catalogues: { bhs, en },
    mails: formMails,
    routes: routesWith(abouts),
    mount: mountPosts(abouts),
    tasks: [cleanFormsTask, deliverTask, deliverDueTask],
    async sitemap({ db }) {
      const open = await listOpen(db, '', 5000)
      return open.map(({ slug, changed }) => ({ path: `/forms/${slug}`, lastModified: changed }))
    },
    searchKinds: [formSearch],
    dashboard: formsDashboard,
    auditActions: [
      'create',
      'settings',
      'publish',
      'withdraw',
      'archive',
      'unarchive',
      'status',
      'delete',
      'restore',
      'export',
      'webhook',
    ],
    reportable: [formKind],
    notifications: formNotifications,
    exporter: exportForms,
    eraser: eraseForms,
    merger: mergeForms,
    seed: async (services) => (await import('./seed/forms.seed.ts')).seedForms(services),
    seedAfter: ['account', 'organisations'],
  }
}

export { deleteAnswersTo } from './rights.queries.ts'
export { formQueries } from './measured.queries.ts'
export { seedFormUse } from './seed/seed-form-use.ts'
export type { FormAbout } from './uses/about.ts'
export { findFormBySlug as formBySlug } from './forms.queries.ts'
