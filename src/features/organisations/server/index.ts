import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { seedOrganisations } from './seed/organisations.seed.ts'

export { membersOf, organisationCards, organisationsOf, roleIn } from './cards.queries.ts'
export { demoOrganisations } from './seed/demo-organisations.seed.ts'

export const organisations: Feature = {
  name: 'organisations',
  catalogues: { bhs, en },
  routes: [],
  seed: seedOrganisations,
}
