import type { People } from '#features/recommendations/contract/people.endpoints.ts'
import type { Recommendations } from '#features/recommendations/contract/recommendations.endpoints.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { getPeople, getRecommended, PEOPLE, RECOMMENDED } from '../../contract/recommended.endpoints.ts'

type WithTimeout<T> = (services: Services, page: { userId: string; limit: number }) => Promise<T | undefined>

/** The sources of suggestions; one that does not answer in time is left out. */
export type Suggesting = {
  recommended: WithTimeout<{ list: Recommendations; whole: boolean }>
  people: WithTimeout<People>
}

const ASKED_A_MINUTE = 60

export function suggestingRoutes({ recommended, people }: Suggesting): readonly Route[] {
  return [
    route(getRecommended, 'member', async ({ services, session: { userId } }) => {
      await limitOrThrow(services.db, {
        key: `dashboard:recommended:${userId}`,
        limit: ASKED_A_MINUTE,
        windowSeconds: 60,
      })
      return (await recommended(services, { userId, limit: RECOMMENDED })) ?? { list: null, whole: false }
    }),
    route(getPeople, 'member', async ({ services, session: { userId } }) => {
      await limitOrThrow(services.db, {
        key: `dashboard:people:${userId}`,
        limit: ASKED_A_MINUTE,
        windowSeconds: 60,
      })
      return { list: (await people(services, { userId, limit: PEOPLE })) ?? null }
    }),
  ]
}
