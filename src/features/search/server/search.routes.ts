import { type Route, route } from '#platform/server/http/route.ts'
import {
  changeSaved,
  getSaved,
  listSaved,
  removeSaved,
  saveSearch,
  stopAlerts,
} from '../contract/saved.endpoints.ts'
import { countByMunicipality, listOpportunities } from '../contract/search.endpoints.ts'
import { countPlaces, searchOpportunities } from './find/search.service.ts'
import type { MatchProvider } from './match-provider.ts'
import { listOf } from './saved/saved.queries.ts'
import { changeSearch, forgetSearch, keepSearch, readSaved, stopByToken } from './saved/saved.service.ts'

export function routesOver(match: MatchProvider | undefined): readonly Route[] {
  return [
    route(listOpportunities, 'public', ({ services, query, session }) =>
      searchOpportunities({ services, query, session, match, countsMisses: true }),
    ),
    route(countByMunicipality, 'public', ({ services, query }) => countPlaces(services, query)),
    route(listSaved, 'member', async ({ services, session }) => ({
      items: await listOf(services.db, session.userId),
    })),
    route(saveSearch, 'member', ({ services, session, body }) => keepSearch({ services, session, body })),
    route(getSaved, 'owner', ({ services, session, params }) =>
      readSaved({ services, session, id: params.id }),
    ),
    route(changeSaved, 'owner', ({ services, session, params, body }) =>
      changeSearch({ services, session, id: params.id, body }),
    ),
    route(removeSaved, 'owner', async ({ services, session, params }) => {
      await forgetSearch({ services, session, id: params.id })
      return undefined
    }),
    route(stopAlerts, 'public', ({ services, body }) => stopByToken(services, body.token)),
  ]
}
