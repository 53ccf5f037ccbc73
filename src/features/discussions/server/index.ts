import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { aboutsOf, type DiscussionAbout } from './about.ts'
import { eraseDiscussions, exportDiscussions, mergeDiscussions } from './data-rights.ts'
import { discussionRoutes } from './discussions.routes.ts'
import { discussionNotifications } from './notifications.ts'
import { discussionFacts } from './person-facts.ts'
import { postKind } from './reportable.ts'
import { type ThreadAbout, threadAboutsOf } from './threads/thread-about.ts'
import { threadRoutes } from './threads/threads.routes.ts'

export type { DiscussionAbout } from './about.ts'
export type { TakenProposal, ThreadAbout } from './threads/thread-about.ts'
export { forgetThreads } from './threads/threads.queries.ts'
export { seedThreads } from './threads/seed-threads.ts'
export { seedQuestions, type SeededQuestion } from './seed-questions.ts'

type Registered = { about: readonly DiscussionAbout[]; threads: readonly ThreadAbout[] }

/**
 * Creates questions and answers under the things of other features, and private discussions of their people: those features
 * decide who reads, who answers and who decides.
 */
export function createDiscussionsFeature({ about, threads: among }: Registered): Feature {
  const abouts = aboutsOf(about)
  const threads = threadAboutsOf(among)
  return {
    name: 'discussions',
    catalogues: { bhs, en },
    routes: [...discussionRoutes({ abouts, threads }), ...threadRoutes(threads)],
    notifications: discussionNotifications,
    reportable: [postKind({ abouts, threads })],
    personFacts: discussionFacts,
    exporter: exportDiscussions,
    eraser: eraseDiscussions,
    merger: mergeDiscussions,
  }
}
