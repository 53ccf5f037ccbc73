import type { Feature } from '#platform/server/feature.ts'
import { adminRoutes } from './admin.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { exportAudit } from './data-rights.ts'
import { liftDue } from './people/people.service.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { catalogues } from './person-mails.ts'

/** The console; whoever exports a member's data there goes through all areas. */
export function adminOver(areas: () => readonly Feature[]): Feature {
  return {
    name: 'admin',
    catalogues,
    routes: [...adminRoutes, ...auditRoutes, ...peopleRoutes(areas)],
    tasks: [{ name: 'admin.lift-suspensions', cron: '*/5 * * * *', handle: (services) => liftDue(services) }],
    exporter: exportAudit,
  }
}
