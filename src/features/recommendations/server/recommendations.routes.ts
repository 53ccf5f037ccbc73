import { tooMany } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { takeSlot } from '#platform/server/limits/limiter.queries.ts'
import type { Services } from '#platform/server/services.ts'
import {
  getWeights,
  listRecommendations,
  putWeights,
  resetBehaviour,
  SHOWN,
} from '../contract/recommendations.endpoints.ts'
import { dismissPerson, listPeople, PEOPLE_SHOWN } from '../contract/people.endpoints.ts'
import { keepAway, peopleFor } from './people.service.ts'
import { recommendations } from './recommend.service.ts'
import { readWeights, storeReset, storeWeights } from './settings.queries.ts'

const LISTS_A_MINUTE = 60
const CHANGES_AN_HOUR = 300

export const routes = [
  route(listRecommendations, 'member', async ({ services, session: { userId }, query: { kind } }) => {
    await limit(services, { key: `recommendations:list:${userId}`, most: LISTS_A_MINUTE, seconds: 60 })
    return recommendations(services, { userId, most: SHOWN, ...(kind && { kinds: [kind] }) })
  }),
  route(listPeople, 'member', async ({ services, session: { userId } }) => {
    await limit(services, { key: `recommendations:people:${userId}`, most: LISTS_A_MINUTE, seconds: 60 })
    return peopleFor(services, { userId, most: PEOPLE_SHOWN })
  }),
  route(dismissPerson, 'member', async ({ services, session: { userId }, params, body: { reason } }) => {
    await limit(services, { key: `recommendations:change:${userId}`, most: CHANGES_AN_HOUR, seconds: 3600 })
    await keepAway(services, { userId, person: params.id, reason })
    return undefined
  }),
  route(getWeights, 'member', ({ services, session }) => readWeights(services.db, session.userId)),
  route(putWeights, 'member', async ({ services, session: { userId }, body }) => {
    await limit(services, { key: `recommendations:change:${userId}`, most: CHANGES_AN_HOUR, seconds: 3600 })
    await storeWeights(services.db, userId, body)
    return body
  }),
  route(resetBehaviour, 'member', async ({ services, session: { userId } }) => {
    await limit(services, { key: `recommendations:change:${userId}`, most: CHANGES_AN_HOUR, seconds: 3600 })
    await storeReset(services.db, userId)
    return undefined
  }),
]

async function limit(
  { db }: Services,
  { key, most, seconds }: { key: string; most: number; seconds: number },
): Promise<void> {
  const slot = await takeSlot(db, { key, limit: most, windowSeconds: seconds })
  if (!slot.allowed) throw tooMany(slot.retryAfterSeconds)
}
