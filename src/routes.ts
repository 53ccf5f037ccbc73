import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { adminRoutes } from './features/admin/web/routes.ts'
import { areaRoutes } from './features/areas/web/routes.ts'
import { announcementRoutes } from './features/announcements/web/routes.ts'
import { analyticsRoutes } from './features/analytics/web/routes.ts'
import { canvasRoutes } from './features/canvas/web/routes.ts'
import { cvImportRoutes } from './features/cv-import/web/routes.ts'
import { cvRoutes } from './features/cv/web/routes.ts'
import { articleRoutes } from './features/articles/web/routes.ts'
import { libraryConsoleRoutes } from './features/library-console/web/routes.ts'
import { libraryRoutes } from './features/library/web/routes.ts'
import { bankRoutes } from './features/banks/web/routes.ts'
import { callRoutes } from './features/calls/web/routes.ts'
import { applicationRoutes } from './features/applications/web/routes.ts'
import { dashboardRoutes } from './features/dashboard/web/routes.ts'
import { authRoutes } from './features/auth/web/routes.ts'
import { feedRoutes } from './features/feed/web/routes.ts'
import { formRoutes } from './features/forms/web/routes.ts'
import { landingRoutes } from './features/landing/web/routes.ts'
import { legalRoutes } from './features/legal/web/routes.ts'
import { legalConsoleRoutes } from './features/legal-console/web/routes.ts'
import { organisationRoutes } from './features/organisations/web/routes.ts'
import { opportunityRoutes } from './features/opportunities/web/routes.ts'
import { networkRoutes } from './features/network/web/routes.ts'
import { mentorshipRoutes } from './features/mentorship/web/routes.ts'
import { notificationsRoutes } from './features/notifications/web/routes.ts'
import { messagingRoutes } from './features/messaging/web/routes.ts'
import { moderationRoutes } from './features/moderation/web/routes.ts'
import { noticeRoutes } from './features/notices/web/routes.ts'
import { pageRoutes } from './features/pages/web/routes.ts'
import { limitRoutes } from './features/limit-settings/web/routes.ts'
import { productSettingRoutes } from './features/product-settings/web/routes.ts'
import { mailRoutes } from './features/mails/web/routes.ts'
import { partnerRoutes } from './features/partners/web/routes.ts'
import { profileRoutes } from './features/profiles/web/routes.ts'
import { projectRoutes } from './features/projects/web/routes.ts'
import { recommendationRoutes } from './features/recommendations/web/routes.ts'
import { reviewRoutes } from './features/reviews/web/routes.ts'
import { searchRoutes } from './features/search/web/routes.ts'
import { settingsRoutes } from './features/settings/web/routes.ts'
import { skillRoutes } from './features/skills/web/routes.ts'
import { statisticsRoutes } from './features/statistics/web/routes.ts'
import { teamTestRoutes } from './features/team-test/web/routes.ts'
import { textRoutes } from './features/texts/web/routes.ts'
import { voteRoutes } from './features/votes/web/routes.ts'
import { devRoutes } from './platform/web/ui/dev/routes.ts'

// Read by the build tools only, which run on Node; to the pages themselves there is no process.
const { env = {} } = (globalThis as { process?: { env?: Record<string, string | undefined> } }).process ?? {}
const building = env.NODE_ENV !== 'production' || env.ZAMAH_DEV_UI === '1'

export default [
  layout('features/landing/web/pages.screen.tsx', [
    ...landingRoutes,
    ...legalRoutes,
    ...legalConsoleRoutes,
    ...authRoutes,
    ...adminRoutes,
    ...announcementRoutes,
    ...areaRoutes,
    ...statisticsRoutes,
    ...limitRoutes,
    ...mailRoutes,
    ...productSettingRoutes,
    ...partnerRoutes,
    ...applicationRoutes,
    ...dashboardRoutes,
    ...analyticsRoutes,
    ...articleRoutes,
    ...libraryRoutes,
    ...libraryConsoleRoutes,
    ...bankRoutes,
    ...callRoutes,
    ...canvasRoutes,
    ...cvRoutes,
    ...formRoutes,
    ...cvImportRoutes,
    ...feedRoutes,
    ...opportunityRoutes,
    ...organisationRoutes,
    ...networkRoutes,
    ...mentorshipRoutes,
    ...messagingRoutes,
    ...moderationRoutes,
    ...noticeRoutes,
    ...notificationsRoutes,
    ...pageRoutes,
    ...profileRoutes,
    ...projectRoutes,
    ...recommendationRoutes,
    ...reviewRoutes,
    ...voteRoutes,
    ...searchRoutes,
    ...settingsRoutes,
    ...skillRoutes,
    ...teamTestRoutes,
    ...textRoutes,
    ...(building ? devRoutes : []),
    route('*', 'features/landing/web/not-found.screen.tsx'),
  ]),
] satisfies RouteConfig
