import { route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import {
  listMatches as listMatchesEndpoint,
  getSeeking,
  getWeights,
  listRecommendations as listRecommendationsEndpoint,
  saveSeeking,
  saveWeights,
  resetBehaviour,
  SHOWN,
} from '../contract/recommendations.endpoints.ts'
import {
  saveDismissal,
  listPeople as listPeopleEndpoint,
  PEOPLE_SHOWN,
} from '../contract/people.endpoints.ts'
import { saveDismissed, listPeople } from './people.service.ts'
import { listMatches, listRecommendations } from './recommend.service.ts'
import {
  listSeekingKinds,
  getWeightsOf,
  saveResetTime,
  saveSeekingKinds,
  saveWeightsOf,
} from './settings.queries.ts'

const LISTS_A_MINUTE = 60
const PAGES_A_MINUTE = 120
const CHANGES_AN_HOUR = 300

export const routes = [
  route(listRecommendationsEndpoint, 'member', async ({ services, session: { userId }, query: { kind } }) => {
    await limitOrThrow(services.db, {
      key: `recommendations:list:${userId}`,
      limit: LISTS_A_MINUTE,
      windowSeconds: 60,
    })
    return listRecommendations(services, { userId, limit: SHOWN, ...(kind && { kinds: [kind] }) })
  }),
  route(listMatchesEndpoint, 'member', async ({ services, session: { userId }, query: { ids } }) => {
    await limitOrThrow(services.db, {
      key: `recommendations:describe:${userId}`,
      limit: PAGES_A_MINUTE,
      windowSeconds: 60,
    })
    return listMatches(services, { userId, ids: [...new Set(ids.split(','))] })
  }),
  route(listPeopleEndpoint, 'member', async ({ services, session: { userId } }) => {
    await limitOrThrow(services.db, {
      key: `recommendations:people:${userId}`,
      limit: LISTS_A_MINUTE,
      windowSeconds: 60,
    })
    return listPeople(services, { userId, limit: PEOPLE_SHOWN })
  }),
  route(saveDismissal, 'member', async ({ services, session: { userId }, params, body: { reason } }) => {
    await limitOrThrow(services.db, {
      key: `recommendations:change:${userId}`,
      limit: CHANGES_AN_HOUR,
      windowSeconds: 3600,
    })
    await saveDismissed(services, { userId, person: params.id, reason })
    return undefined
  }),
  route(getWeights, 'member', ({ services, session }) => getWeightsOf(services.db, session.userId)),
  route(saveWeights, 'member', async ({ services, session: { userId }, body }) => {
    await limitOrThrow(services.db, {
      key: `recommendations:change:${userId}`,
      limit: CHANGES_AN_HOUR,
      windowSeconds: 3600,
    })
    await saveWeightsOf(services.db, userId, body)
    return body
  }),
  route(getSeeking, 'member', async ({ services, session }) => ({
    seeking: await listSeekingKinds(services.db, session.userId),
  })),
  route(saveSeeking, 'member', async ({ services, session: { userId }, body }) => {
    await limitOrThrow(services.db, {
      key: `recommendations:change:${userId}`,
      limit: CHANGES_AN_HOUR,
      windowSeconds: 3600,
    })
    const seeking = [...new Set(body.seeking)]
    await saveSeekingKinds(services.db, userId, seeking)
    return { seeking }
  }),
  route(resetBehaviour, 'member', async ({ services, session: { userId } }) => {
    await limitOrThrow(services.db, {
      key: `recommendations:change:${userId}`,
      limit: CHANGES_AN_HOUR,
      windowSeconds: 3600,
    })
    await saveResetTime(services.db, userId)
    return undefined
  }),
]
