import type { People } from '#features/recommendations/contract/people.endpoints.ts'
import type { Recommendations } from '#features/recommendations/contract/recommendations.endpoints.ts'
import { tooMany } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { takeSlot } from '#platform/server/limits/limiter.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { getPeople, getRecommended, PEOPLE, RECOMMENDED } from '../../contract/recommended.endpoints.ts'

type AtOnce<T> = (services: Services, wanted: { userId: string; most: number }) => Promise<T | undefined>

/** What suits a member best, as far as it is known at once: who cannot say so in a moment says nothing. */
export type Suggesting = {
  recommended: AtOnce<{ list: Recommendations; whole: boolean }>
  people: AtOnce<People>
}

const ASKED_A_MINUTE = 60

export function suggestingRoutes({ recommended, people }: Suggesting): readonly Route[] {
  return [
    route(getRecommended, 'member', async ({ services, session: { userId } }) => {
      await limit(services, `dashboard:recommended:${userId}`)
      return (await recommended(services, { userId, most: RECOMMENDED })) ?? { list: null, whole: false }
    }),
    route(getPeople, 'member', async ({ services, session: { userId } }) => {
      await limit(services, `dashboard:people:${userId}`)
      return { list: (await people(services, { userId, most: PEOPLE })) ?? null }
    }),
  ]
}

async function limit({ db }: Services, key: string): Promise<void> {
  const slot = await takeSlot(db, { key, limit: ASKED_A_MINUTE, windowSeconds: 60 })
  if (!slot.allowed) throw tooMany(slot.retryAfterSeconds)
}
