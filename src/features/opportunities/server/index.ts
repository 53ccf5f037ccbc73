import { savedSearch } from './member/search-kind.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { exportOpportunities, mergeOpportunities } from './data-rights.ts'
import { mountFeeds } from './feeds/feeds.routes.ts'
import { closeTask, sweepTask } from './lifecycle/close.task.ts'
import type { Knowledge } from './editing/mine.service.ts'
import { routesWith } from './opportunities.routes.ts'
import { opportunitiesConsole } from './review/console.part.ts'
import { demoSkillsTask } from './seed/demo-skills.task.ts'
import { shareFacts } from './detail/share-facts.ts'
import { listOpenAddresses } from './detail/detail.queries.ts'
import { getPublicOpportunity } from './detail/detail.service.ts'
import { opportunityNotifications } from './notifications.ts'
import { opportunityReports } from './reportable.ts'
import { opportunityFacts } from './member/person-facts.ts'
import { opportunityMails } from './mail-samples.ts'

export { announce, fill, reannounce, withdraw } from './announced.service.ts'
export { updateSkillInOpportunities } from './merged-skill.queries.ts'
export { discussedOpportunities } from './discussed.ts'
export { opportunityPictures } from './pictures.service.ts'
export { isPublic, mayEdit } from './access.policy.ts'
export { listCardsOf } from './cards.queries.ts'
export { listOverviewOf } from './overview.queries.ts'
export { createDraft, type NewDraft } from './drafts.service.ts'
export { listOpportunitiesOfOrganisations, listReceivingOpportunityIds } from './receiving.queries.ts'
export {
  listSeededOpportunities,
  insertSeededEvents,
  type SeededOpportunity,
} from './seed/demo-world.queries.ts'
export { listExclusions } from './detail/exclusion.queries.ts'
export { shareFacts } from './detail/share-facts.ts'
export { listOpenOpportunitiesOf } from './detail/detail.queries.ts'
export { listSavedBy } from './member/member.service.ts'
export { type Opportunity, findOpportunityById, insertOpportunityEvent } from './opportunities.queries.ts'

/**
 * The message of the hub when opportunities are published, changed in public or closed; `ids` is null when there are many.
 */
export const OPPORTUNITIES_CHANGED = 'opportunities.changed'
export type OpportunitiesChanged = { ids: string[] | null }

/** Opportunities; the applications feature knows their applicants. */
export function createOpportunitiesFeature(knowledge: Knowledge): Feature {
  return {
    name: 'opportunities',
    catalogues: { bhs, en },
    mails: opportunityMails,
    routes: routesWith(knowledge),
    searchKinds: [savedSearch],
    tasks: [closeTask, sweepTask, demoSkillsTask],
    mount: mountFeeds,
    async sitemap({ db }) {
      const open = await listOpenAddresses(db)
      return open.map(({ slug, changedAt }) => ({ path: `/opportunities/${slug}`, lastModified: changedAt }))
    },
    async shareTitle(services, name) {
      const [, slug] = /^prilika-(.+)$/.exec(name) ?? []
      const opportunity = slug && (await getPublicOpportunity(services, slug).catch(() => undefined))
      if (!opportunity) return undefined
      const titleIn = (locale: 'bhs' | 'en') => readText(opportunity.title, locale).text
      return {
        bhs: titleIn('bhs'),
        en: titleIn('en'),
        facts: { bhs: shareFacts(opportunity, 'bhs'), en: shareFacts(opportunity, 'en') },
      }
    },
    exporter: exportOpportunities,
    merger: mergeOpportunities,
    personFacts: opportunityFacts,
    notifications: opportunityNotifications,
    console: opportunitiesConsole,
    auditActions: ['review'],
    reportable: [opportunityReports],
    seed: async (services) => (await import('./seed/opportunities.seed.ts')).seedOpportunities(services),
    seedAfter: ['organisations'],
  }
}

/** Without the knowledge of other features. */
export const opportunities: Feature = createOpportunitiesFeature({})
