import type { Feature } from '#platform/server/feature.ts'
import { organisationsConsole } from './check/console.part.ts'
import { exportMemberships, membershipsEraser, mergeOrganisations } from './data-rights.ts'
import { organisationsPart } from './organisations.part.ts'
import { organisationNotifications } from './notifications.ts'
import { catalogues } from './organisation-mails.ts'
import { routesWith } from './organisations.routes.ts'
import { type Knowledge, listVerifiedPages, sharedName } from './public/public.service.ts'
import { organisationReports } from './reportable.ts'
import { organisationFacts } from './person-facts.ts'
import { organisationEditors } from './person-groups.ts'
import { organisationKind } from './public/search-kind.ts'
import { organisationMails } from './mail-samples.ts'
import { organisationLimit } from './own.service.ts'

export {
  lockOrganisation,
  listOrganisationCards,
  listOrganisationsOf,
  getOrganisationContact,
  hasNumberInRegister,
  findRoleIn,
} from './cards.queries.ts'
export { listMembersOf } from './organisations.queries.ts'
export { countInvitations } from './people/invitations.queries.ts'
export { keepOrganisations, ownedAlone, settleOrganisations } from './leaving/sole-owner.service.ts'
export { publicOrganisation } from './public/public-organisation.ts'
export { demoOrganisations } from './seed/demo-organisations.seed.ts'
export { listSeededOrganisations, type SeededOrganisation } from './seed/seeded-organisations.queries.ts'
export { type Knowledge } from './public/public.service.ts'

/** Organisations; later features know their opportunities and answers. */
export function createOrganisationsFeature(knowledge: Knowledge): Feature {
  return {
    name: 'organisations',
    catalogues,
    limits: [organisationLimit],
    mails: organisationMails,
    routes: routesWith(knowledge),
    async sitemap({ db }) {
      const pages = await listVerifiedPages(db)
      return pages.map(({ slug, updatedAt }) => ({
        path: `/organisations/${slug}`,
        lastModified: new Date(updatedAt),
      }))
    },
    async shareTitle({ db }, name) {
      const [, slug] = /^organizacija-(.+)$/.exec(name) ?? []
      const title = slug && (await sharedName(db, slug))
      return title ? { bhs: title, en: title } : undefined
    },
    exporter: exportMemberships,
    eraser: membershipsEraser(knowledge),
    merger: mergeOrganisations,
    personFacts: organisationFacts,
    personGroups: [organisationEditors],
    searchKinds: [organisationKind],
    reportable: [organisationReports],
    notifications: organisationNotifications,
    dashboard: organisationsPart,
    console: organisationsConsole,
    auditActions: ['decide'],
    seed: async (services) => (await import('./seed/organisations.seed.ts')).seedOrganisations(services),
    seedAfter: ['account'],
  }
}

/** Without the knowledge of other features. */
export const organisations: Feature = createOrganisationsFeature({})
