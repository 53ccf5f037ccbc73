import type { Feature } from '#platform/server/feature.ts'
import { route } from '#platform/server/http/route.ts'
import { getDashboard } from '../contract/dashboard.endpoints.ts'
import { accountPart, catalogues } from './account.part.ts'
import type { DashboardPart } from './dashboard-part.ts'
import { dashboardOf } from './dashboard.service.ts'

export type { DashboardPart, PartAnswer, PartInput } from './dashboard-part.ts'

/** The dashboard with what other features know about a member's next step. */
export function dashboardOver(parts: readonly DashboardPart[]): Feature {
  const all = [accountPart, ...parts]
  return {
    name: 'dashboard',
    catalogues,
    routes: [
      route(getDashboard, 'member', ({ services, session, locale }) =>
        dashboardOf({ db: services.db, session, locale, parts: all }),
      ),
    ],
  }
}
