import type { Feature } from '#platform/server/feature.ts'
import { memberRoutes } from './applications.routes.ts'
import { eraseApplications, exportApplications } from './data-rights.ts'
import { sendTask } from './deciding/send.task.ts'
import { mergeApplications } from './merge.service.ts'
import { viewRoutes } from './finding/views.routes.ts'
import { hiringRoutes } from './hiring.routes.ts'
import { receivedPart } from './hiring/received.part.ts'
import { applicationNotifications, catalogues } from './notifications.ts'
import { remindOfInterviews } from './interviews/remind.task.ts'
import { interviewRoutes } from './interviews/interviews.routes.ts'
import { agreedKinds } from './interviews/agreed-notifications.ts'
import { interviewKinds } from './interviews/notifications.ts'
import { applicationSearch } from './member/search-kind.ts'
import { applicationsConsole } from './replies/console.part.ts'
import { remindTask } from './replies/remind.task.ts'
import { applicationFacts } from './person-facts.ts'
import { applicationMails } from './mail-samples.ts'
import { applicationLimit } from './member/own.service.ts'

export { aboutApplication } from './about.ts'
export { deskQueries } from './finding/measured.queries.ts'
export { opportunityForms } from './hiring/opportunity-forms.ts'
export { listWaitingApplicants } from './hiring/waiting-applicants.queries.ts'
export { listApplicationCounts } from './hiring/hiring.queries.ts'
export { type DraftProgress, getDraftProgress } from './member/draft-progress.queries.ts'
export { listReplyRecords } from './replies/replies.queries.ts'

export const applications: Feature = {
  name: 'applications',
  catalogues,
  limits: [applicationLimit],
  mails: applicationMails,
  routes: [...memberRoutes, ...hiringRoutes, ...viewRoutes, ...interviewRoutes],
  searchKinds: [applicationSearch],
  tasks: [remindTask, remindOfInterviews, sendTask],
  exporter: exportApplications,
  eraser: eraseApplications,
  merger: mergeApplications,
  personFacts: applicationFacts,
  dashboard: receivedPart,
  notifications: {
    ...applicationNotifications,
    kinds: [...applicationNotifications.kinds, ...interviewKinds, ...agreedKinds],
  },
  console: applicationsConsole,
  seed: async (services) => (await import('./applications.seed.ts')).seedApplications(services),
  seedAfter: ['cv', 'opportunities', 'forms'],
}
