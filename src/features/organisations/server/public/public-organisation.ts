import type { Db } from '#platform/server/db/database.ts'
import { listOrganisationCards } from '../cards.queries.ts'

/** A public organisation as others name it; none while suspended or without people. */
export const publicOrganisation = {
  kind: 'organisation',
  async find(db: Db, id: string) {
    const card = (await listOrganisationCards(db, [id])).get(id)
    if (!card?.active) return undefined
    return { title: { bhs: card.name, en: card.name }, path: `/organisations/${card.slug}` }
  },
}
