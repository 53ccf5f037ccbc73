import { awake } from '#platform/server/areas/live-areas.ts'
import type { Feature, Registry } from '#platform/server/feature.ts'
import { route } from '#platform/server/http/route.ts'
import { getDashboard as getDashboardEndpoint } from '../contract/dashboard.endpoints.ts'
import { accountPart, catalogues } from './account.part.ts'
import { type Suggesting, suggestingRoutes } from './cards/recommended.routes.ts'
import { cardRoutes } from './dashboard.routes.ts'
import { getDashboard } from './dashboard.service.ts'
import { exportDashboard, mergeDashboard } from './data-rights.ts'
import { mountCalendar } from './deadlines/calendar.routes.ts'
import { deadlineNotifications } from './deadlines/reminders.service.ts'
import { seedReminders } from './deadlines/reminders.seed.ts'
import { nearTask, weekTask } from './deadlines/reminders.task.ts'
import { summaryNotifications } from './summary/summary.service.ts'
import { summaryTask } from './summary/summary.task.ts'
import { seedSaved } from './saved.seed.ts'
import { deadlinesPart } from './deadlines/deadlines.part.ts'
import { dashboardMails } from './mail-samples.ts'

/** Creates the dashboard: the next step that every feature knows, and suggestions. */
export function createDashboardFeature({
  features,
  ...suggesting
}: { features: Registry } & Suggesting): Feature {
  return {
    name: 'dashboard',
    catalogues,
    mails: dashboardMails,
    routes: [
      route(getDashboardEndpoint, 'member', ({ services, session, locale }) =>
        getDashboard({
          services,
          session,
          locale,
          parts: [
            accountPart,
            deadlinesPart,
            ...awake(services, features()).flatMap(({ dashboard }) => dashboard ?? []),
          ],
        }),
      ),
      ...cardRoutes,
      ...suggestingRoutes(suggesting),
    ],
    tasks: [nearTask, weekTask, summaryTask],
    notifications: {
      topics: [...(deadlineNotifications.topics ?? []), ...(summaryNotifications.topics ?? [])],
      kinds: [...deadlineNotifications.kinds, ...summaryNotifications.kinds],
    },
    mount: mountCalendar,
    exporter: exportDashboard,
    merger: mergeDashboard,
    async seed(services) {
      await seedSaved(services)
      await seedReminders(services)
    },
  }
}
