import type { FormAbout } from '#features/forms/server/index.ts'
import { discussedOpportunities, findOpportunityById } from '#features/opportunities/server/index.ts'
import { isBlind } from './hiring.queries.ts'

/** Forms of opportunities: those who decide on applications choose the form, and read its answers unless names are hidden. */
export const opportunityForms: FormAbout = {
  kind: discussedOpportunities.kind,
  find: discussedOpportunities.find,
  mayEdit: discussedOpportunities.speaksFor,
  async organisationOf(db, id) {
    return (await findOpportunityById(db, id))?.organisationId ?? null
  },
  async hiddenBy(db, _session, id) {
    return (await isBlind(db, id)) ? 'blind' : undefined
  },
  readersOf: discussedOpportunities.toldOf,
  answersPath: (_thing, id) => `/opportunities/${id}/applications`,
}
