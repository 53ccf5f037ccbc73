import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { seedOpportunities } from './seed/opportunities.seed.ts'
import { demoSkillsTask } from './seed/demo-skills.task.ts'

export { cardsOf } from './cards.queries.ts'
export { createDraft, type NewDraft } from './drafts.service.ts'
export { fingerprintOf } from './fingerprint.ts'
export { contentOf, type Opportunity, opportunityById, recordEvent } from './opportunities.queries.ts'

/** What the hub says when an opportunity is published, changed in public or closed; `ids` is null when they are many. */
export const OPPORTUNITIES_CHANGED = 'opportunities.changed'
export type OpportunitiesChanged = { ids: string[] | null }

export const opportunities: Feature = {
  name: 'opportunities',
  catalogues: { bhs, en },
  routes: [],
  tasks: [demoSkillsTask],
  seed: seedOpportunities,
}
