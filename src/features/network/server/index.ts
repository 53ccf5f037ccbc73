import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { eraseNetwork, exportNetwork, mergeNetwork } from './data-rights.ts'
import { peopleSearch } from './lists/search-kind.ts'
import { networkPart } from './network.part.ts'
import { seedNetwork } from './network.seed.ts'
import { networkRoutes } from './network.routes.ts'
import type { OnSevered } from './relations/one-way.service.ts'
import { networkNotifications } from './notifications.ts'
import { networkFacts } from './person-facts.ts'

import { requestKind } from './relations/reportable.ts'

import { DEMO_TASK, demoTask } from './endorsements/demo.task.ts'
import { endorsementKind } from './endorsements/reportable.ts'

export { updateSkillInNetwork } from './endorsements/endorsements.queries.ts'
export { mayReach } from './reach/may-reach.ts'
export { findPeople } from './lists/find-people.ts'
export { nameable } from './lists/nameable.ts'
export { mutedTextOf } from './settings/muted-texts.ts'
export { relationBetween } from './reach/relation.ts'
export { writing } from './reach/writing.ts'

/** Relations between members; `onSevered` ends the ties of other features after a block. */
export function createNetworkFeature({ onSevered }: { onSevered: OnSevered }): Feature {
  return {
    name: 'network',
    catalogues: { bhs, en },
    routes: networkRoutes(onSevered),
    searchKinds: [peopleSearch],
    notifications: networkNotifications,
    dashboard: networkPart,
    personFacts: networkFacts,
    reportable: [requestKind, endorsementKind],
    exporter: exportNetwork,
    eraser: eraseNetwork,
    merger: mergeNetwork,
    tasks: [demoTask],
    async seed(services) {
      await seedNetwork(services)
      await services.queue.send(services.db, DEMO_TASK, {})
    },
    seedAfter: ['profiles', 'organisations'],
  }
}
