import type { Feature, Registry } from '#platform/server/feature.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { eraseAudit, exportAudit, mergeAccounts } from './data-rights.ts'
import { endDue } from './impersonation/impersonation.service.ts'
import { impersonationRoutes } from './impersonation/impersonation.routes.ts'
import { mergeRoutes } from './merge/merge.routes.ts'
import { FINISH_TASK, finishMerge } from './merge/merge.service.ts'
import { activeTask } from './overview/active.task.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { peopleConsole } from './overview/people.part.ts'
import { liftDue } from './people/people.service.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { catalogues } from './person-mails.ts'
import { adminMails } from './mail-samples.ts'
import { duplicateAccounts } from './users/duplicates.ts'
import { userRoutes } from './users/users.routes.ts'

export { liftDecided, suspendByDecision } from './people/decided.service.ts'

const AUDIT_ACTIONS = [
  'suspend',
  'lift',
  'rights',
  'sign-out',
  'delete',
  // Impersonation; the log keeps its first verbs.
  'look',
  'look-end',
  'merge',
  'merge-kept',
  'export-data',
  'export-audit',
  'export-list',
  'resend-verification',
]

/** Creates the console; every feature contributes facts, counts, exports and merge rules. */
export function createAdminFeature({ features }: { features: Registry }): Feature {
  return {
    name: 'admin',
    catalogues,
    mails: adminMails,
    routes: [
      ...userRoutes(features),
      ...overviewRoutes(features),
      ...auditRoutes(features),
      ...peopleRoutes(features),
      ...mergeRoutes(features),
      ...impersonationRoutes,
    ],
    tasks: [
      { name: 'admin.lift-suspensions', cron: '*/5 * * * *', handle: (services) => liftDue(services) },
      { name: 'admin.end-looks', cron: '*/5 * * * *', handle: (services) => endDue(services) },
      {
        name: FINISH_TASK,
        handle: (services, { from }: { from?: string }) =>
          from ? finishMerge({ services, from, features }) : Promise.resolve(),
      },
      activeTask,
    ],
    exporter: exportAudit,
    eraser: eraseAudit,
    merger: mergeAccounts,
    console: peopleConsole,
    personGroups: [duplicateAccounts],
    auditActions: AUDIT_ACTIONS,
    seed: async (services) => (await import('./admin.seed.ts')).seedVisits(services),
    seedAfter: ['account'],
  }
}
