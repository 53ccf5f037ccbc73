import type { DiscussionAbout } from '#features/discussions/server/index.ts'
import { listOrganisationCards } from '#features/organisations/server/index.ts'
import { isPublic, mayEdit } from './access.policy.ts'
import { editorsOf } from './notifications.ts'
import { findOpportunityById } from './opportunities.queries.ts'

/** The discussion of an opportunity: its editors answer in the name of the organisation. */
export const discussedOpportunities: DiscussionAbout = {
  kind: 'opportunity',
  async find(db, id) {
    const row = await findOpportunityById(db, id)
    if (!row || !(await isPublic(db, row))) return undefined
    const { organisationId, organisationName, slug, status, title } = row
    const cards = await listOrganisationCards(db, organisationId ? [organisationId] : [])
    const name = (organisationId && cards.get(organisationId)?.name) || organisationName
    return {
      title: { bhs: title.bhs ?? '', en: title.en ?? '' },
      path: `/opportunities/${slug}`,
      by: { bhs: name, en: name },
      isOpen: status === 'published',
    }
  },
  async speaksFor(db, session, id) {
    const row = await findOpportunityById(db, id)
    return row !== undefined && (await mayEdit(db, session, row))
  },
  async toldOf(db, id) {
    const row = await findOpportunityById(db, id)
    return row ? editorsOf(db, row) : []
  },
}
