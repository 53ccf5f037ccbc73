import { listCardsOf, listReceivingOpportunityIds } from '#features/opportunities/server/index.ts'
import { listOrganisationsOf } from '#features/organisations/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Services } from '#platform/server/services.ts'
import { listApplicationCounts } from './hiring.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; after?: string | undefined }

const PAGE = 30

/** Lists the opportunities whose applications the member reads in any role, with the numbers of all and of new ones. */
export async function listReceived({ services: { db }, session, after }: Call) {
  const organisations = (await listOrganisationsOf(db, session.userId)).filter(({ active }) => active)
  const ids = await listReceivingOpportunityIds(db, {
    organisationIds: organisations.map(({ id }) => id),
    after,
    limit: PAGE + 1,
  })
  const page = ids.slice(0, PAGE)
  const [cards, counts] = await Promise.all([listCardsOf(db, page), listApplicationCounts(db, page)])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    reads: organisations.length > 0,
    opportunities: page.flatMap((id) => {
      const card = byId.get(id)
      return card ? [{ ...card, applications: counts.get(id) ?? { all: 0, fresh: 0 } }] : []
    }),
    next: ids.length > PAGE ? (page.at(-1) ?? null) : null,
  }
}
