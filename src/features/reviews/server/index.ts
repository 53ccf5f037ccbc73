import type { Feature } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { boardsConsole } from './console.part.ts'
import { attachmentsTask } from './blind/attachments.task.ts'
import { prepareReadingsTask } from './blind/prepare.task.ts'
import { shareResults } from './decisions/share-results.ts'
import { eraseReviews, exportReviews, mergeReviews } from './data-rights.ts'
import { latenessTask } from './lateness/lateness.task.ts'
import { shortBoardsTask } from './short/short.task.ts'
import { reviewNotifications } from './notifications.ts'
import { reviewsPart } from './reviews.part.ts'
import { routes } from './reviews.routes.ts'
import { reviewMails } from './mail-samples.ts'

export { listBoard } from './boards.queries.ts'
export { knowsAnyTeam, listReviewersWithoutTies } from './sharing/obstacles.ts'
export { countUndecided } from './decisions/decisions.queries.ts'
export { approvedApplications } from './decisions/approved.service.ts'

/** Reviews of grant applications by people who do not see the teams. */
export const reviews: Feature = {
  name: 'reviews',
  catalogues: { bhs, en },
  mails: reviewMails,
  routes,
  dashboard: reviewsPart,
  tasks: [prepareReadingsTask, attachmentsTask, latenessTask, shortBoardsTask],
  console: boardsConsole,
  notifications: reviewNotifications,
  shareTitle: shareResults,
  auditActions: ['assign', 'take-back', 'ask-changes', 'name-substitute', 'dismiss-substitute'],
  exporter: exportReviews,
  eraser: eraseReviews,
  merger: mergeReviews,
  seed: async (services) => (await import('./reviews.seed.ts')).seedReviews(services),
  seedAfter: ['canvas', 'network'],
}
