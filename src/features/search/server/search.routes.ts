import { type Route, route } from '#platform/server/http/route.ts'
import {
  updateSavedSearch,
  getSaved,
  listSaved,
  removeSaved,
  saveSearch,
  endAlerts,
} from '../contract/saved.endpoints.ts'
import {
  getMunicipalityCounts as getMunicipalityCountsEndpoint,
  listOpportunities,
} from '../contract/search.endpoints.ts'
import { getMunicipalityCounts, searchOpportunities } from './find/search.service.ts'
import type { MatchProvider } from './match-provider.ts'
import { listOf } from './saved/saved.queries.ts'
import {
  updateSearchOf,
  removeSearch,
  saveSearchOf,
  getSavedSearch,
  endAlertsByToken,
} from './saved/saved.service.ts'

export function routesOver(match: MatchProvider | undefined): readonly Route[] {
  return [
    route(listOpportunities, 'public', ({ services, query, session }) =>
      searchOpportunities({ services, query, session, match, countsMisses: true }),
    ),
    route(getMunicipalityCountsEndpoint, 'public', ({ services, query }) =>
      getMunicipalityCounts(services, query),
    ),
    route(listSaved, 'member', async ({ services, session }) => ({
      items: await listOf(services.db, session.userId),
    })),
    route(saveSearch, 'member', ({ services, session, body }) => saveSearchOf({ services, session, body })),
    route(getSaved, 'owner', ({ services, session, params }) =>
      getSavedSearch({ services, session, id: params.id }),
    ),
    route(updateSavedSearch, 'owner', ({ services, session, params, body }) =>
      updateSearchOf({ services, session, id: params.id, body }),
    ),
    route(removeSaved, 'owner', async ({ services, session, params }) => {
      await removeSearch({ services, session, id: params.id })
      return undefined
    }),
    route(endAlerts, 'public', ({ services, body }) => endAlertsByToken(services, body.token)),
  ]
}
