import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { aboutsOf, type DiscussionAbout } from './about.ts'
import { eraseDiscussions, exportDiscussions, mergeDiscussions } from './data-rights.ts'
import { discussionRoutes } from './discussions.routes.ts'
import { discussionNotifications } from './notifications.ts'
import { discussionFacts } from './person-facts.ts'
import { postKind } from './reportable.ts'

export type { DiscussionAbout } from './about.ts'
export { seedQuestions, type SeededQuestion } from './seed-questions.ts'

/** Questions and answers under whatever other features register: who may read it and who answers is for them to say. */
export function createDiscussionsFeature({ about }: { about: readonly DiscussionAbout[] }): Feature {
  const abouts = aboutsOf(about)
  return {
    name: 'discussions',
    catalogues: { bhs, en },
    routes: discussionRoutes(abouts),
    notifications: discussionNotifications,
    reportable: [postKind(abouts)],
    personFacts: discussionFacts,
    exporter: exportDiscussions,
    eraser: eraseDiscussions,
    merger: mergeDiscussions,
  }
}
