import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { aboutsOf, type DiscussionAbout } from './about.ts'
import {
  type CommentAbout,
  commentAboutsOf,
  type MayTurnTo,
  type NameablePeople,
} from './comments/comment-about.ts'
import { commentRoutes } from './comments/comments.routes.ts'
import { eraseDiscussions, exportDiscussions, mergeDiscussions } from './data-rights.ts'
import { discussionRoutes } from './discussions.routes.ts'
import { discussionNotifications } from './notifications.ts'
import { discussionFacts } from './person-facts.ts'
import { postKind } from './reportable.ts'
import { type ThreadAbout, threadAboutsOf } from './threads/thread-about.ts'
import { threadRoutes } from './threads/threads.routes.ts'
import { commentLimit } from './comments/comments.service.ts'
import { questionLimit } from './discussions.service.ts'

export type { DiscussionAbout } from './about.ts'
export type { CommentAbout } from './comments/comment-about.ts'
export type { AcceptedProposal, ThreadAbout } from './threads/thread-about.ts'
export { deleteThreads, insertDecision, listSpeakers } from './threads/threads.queries.ts'
export { seedThreads } from './threads/seed-threads.ts'
export { seedQuestions, type SeededQuestion } from './seed-questions.ts'

type Input = {
  about: readonly DiscussionAbout[]
  threads: readonly ThreadAbout[]
  comments: readonly CommentAbout[]
  mayTurnTo: MayTurnTo
  people: NameablePeople
}

/**
 * Creates questions and answers under the things of other features, comments on them, and private discussions of their people:
 * those features decide who reads, who answers and who decides.
 */
export function createDiscussionsFeature({
  about,
  threads: among,
  comments,
  mayTurnTo,
  people,
}: Input): Feature {
  const threads = threadAboutsOf(among)
  const registered = {
    abouts: aboutsOf(about),
    threads,
    comments: commentAboutsOf(comments, mayTurnTo),
    people,
  }
  return {
    name: 'discussions',
    catalogues: { bhs, en },
    limits: [commentLimit, questionLimit],
    routes: [...discussionRoutes(registered), ...threadRoutes(threads), ...commentRoutes(registered)],
    notifications: discussionNotifications,
    reportable: [postKind(registered)],
    personFacts: discussionFacts,
    exporter: exportDiscussions,
    eraser: eraseDiscussions,
    merger: mergeDiscussions,
  }
}
