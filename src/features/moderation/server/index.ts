import type { Feature, Registry } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { eraseModeration, exportModeration, mergeModeration } from './data-rights.ts'
import { forgetWritings } from './text-flags.service.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { moderationNotifications } from './notifications.ts'
import { reportedPeople } from './person-groups.ts'
import { getWaitingCases } from './queue.queries.ts'
import { moderationMails } from './mail-samples.ts'
import { reportLimit } from './report.service.ts'

export { flagThing } from './flag.service.ts'
export { flagText } from './text-flags.service.ts'
export { getWordLists } from './words/words.queries.ts'
export { refuseIfLimited, refuseIfRemoved } from './limits.policy.ts'

/** Decides reports of all features by one set of rules; features register their reportable kinds. */
export function createModerationFeature({ features }: { features: Registry }): Feature {
  return {
    name: 'moderation',
    catalogues: { bhs, en },
    limits: [reportLimit],
    mails: moderationMails,
    routes: moderationRoutes(features),
    tasks: [forgetWritings],
    notifications: moderationNotifications,
    console: {
      queues: [
        {
          id: 'moderation',
          scope: 'moderation',
          path: '/admin/moderation',
          lateAfterHours: 24,
          waiting: getWaitingCases,
        },
      ],
    },
    sitemap: async () => [{ path: '/pravila' }, { path: '/odluke' }],
    personGroups: [reportedPeople],
    auditActions: ['look', 'decide', 'answer', 'words', 'take'],
    exporter: exportModeration,
    eraser: eraseModeration,
    merger: mergeModeration,
    seed: async (services) => (await import('./moderation.seed.ts')).seedModeration(services, features),
  }
}
