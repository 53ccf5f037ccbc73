import { STRANGERS } from './begin.service.ts'
import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { removeFilesTask } from './files/remove-files.task.ts'
import { eraseMessages, exportMessages, mergeMessages } from './data-rights.ts'
import { messagingNotifications } from './notifications.ts'
import { messageKind } from './reportable.ts'
import { messagingFacts } from './person-facts.ts'
import { eraseWithdrawnTask, forgetWithdrawnTask } from './withdrawal/withdrawn.task.ts'
import { remindTask } from './reminders/remind.task.ts'
import { sendScheduledTask } from './scheduled/send-scheduled.task.ts'
import { messagingRoutes, type Parts } from './messaging.routes.ts'
import { conversationSearch } from './search-kind.ts'
import { conversationLimit } from './begin.service.ts'
import { messageLimit } from './send.service.ts'

export { aboutPublic } from './about.ts'
export { endRequestsBetween } from './end-requests.service.ts'
export { leaveTeamConversation } from './leave-team.service.ts'

/** Conversations of two and of groups. `relations` decides who may write to whom. */
export function createMessagingFeature(parts: Parts): Feature {
  return {
    name: 'messaging',
    catalogues: { bhs, en },
    limits: [conversationLimit, messageLimit],
    // Earlier requests go on; new ones are refused.
    areas: [{ id: STRANGERS, calls: [], pages: [], kinds: [] }],
    routes: messagingRoutes(parts),
    notifications: messagingNotifications,
    tasks: [
      removeFilesTask,
      sendScheduledTask(parts),
      remindTask(parts.relations),
      eraseWithdrawnTask,
      forgetWithdrawnTask,
    ],
    reportable: [messageKind],
    searchKinds: [conversationSearch(parts)],
    personFacts: messagingFacts,
    exporter: exportMessages,
    eraser: eraseMessages,
    merger: mergeMessages,
    seed: async (services) => (await import('./seed/messaging.seed.ts')).seedMessaging(services),
    seedAfter: ['account'],
  }
}
