import { route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import { getDemand, getReach, setLearning as learningEndpoint } from '../contract/demand.endpoints.ts'
import {
  addTarget,
  adviseOnTarget,
  getTarget,
  listTargets,
  proposeGoals as proposeEndpoint,
  removeTarget,
  searchOpenings,
} from '../contract/targets.endpoints.ts'
import {
  decide as decideEndpoint,
  listDeclined,
  readProfile as profileEndpoint,
  analyseText as analyseTextEndpoint,
} from '../contract/texts.endpoints.ts'
import { demandOf, reachOf } from './demand/demand.service.ts'
import { advise } from './helper/advice.service.ts'
import { setLearning } from './learning.service.ts'
import { findOpenings } from './openings.queries.ts'
import { proposeGoals } from './targets/propose-goals.service.ts'
import { headFor, leaveTarget, ownTargets, viewTarget } from './targets/targets.service.ts'
import { decide, declinedSkills, readProfile, analyseText } from './texts/texts.service.ts'

export const analyticsRoutes = [
  route(analyseTextEndpoint, 'member', ({ services, session: { userId }, body }) =>
    analyseText({ services, userId, text: body.text }),
  ),
  route(profileEndpoint, 'member', ({ services, session: { userId }, locale }) =>
    readProfile({ services, userId, locale }),
  ),
  route(decideEndpoint, 'member', ({ services, session: { userId }, body, locale }) =>
    decide({ services, userId, locale, ...body }),
  ),
  route(listDeclined, 'member', ({ services, session: { userId } }) => declinedSkills({ services, userId })),
  route(listTargets, 'member', ({ services, session: { userId } }) => ownTargets({ services, userId })),
  route(proposeEndpoint, 'member', ({ services, session: { userId } }) => proposeGoals({ services, userId })),
  route(addTarget, 'member', ({ services, session: { userId }, body }) =>
    headFor({ services, userId, ...body }),
  ),
  route(getTarget, 'owner', ({ services, session: { userId }, params }) =>
    viewTarget({ services, userId, id: params.id }),
  ),
  route(removeTarget, 'owner', async ({ services, session: { userId }, params }) => {
    await leaveTarget({ services, userId, id: params.id })
    return undefined
  }),
  route(adviseOnTarget, 'owner', ({ services, session: { userId }, params, locale }) =>
    advise({ services, userId, id: params.id, locale }),
  ),
  route(searchOpenings, 'member', async ({ services, session: { userId }, query }) => {
    await limitOrThrow(services.db, { key: `analytics:openings:${userId}`, limit: 240, windowSeconds: 60 })
    return { openings: await findOpenings(services.db, query.q) }
  }),
  route(getReach, 'member', ({ services, session: { userId }, locale }) =>
    reachOf({ services, userId, locale }),
  ),
  route(getDemand, 'member', ({ services, session: { userId }, query }) =>
    demandOf({ services, userId, area: query.area ?? null }),
  ),
  route(learningEndpoint, 'member', ({ services, session: { userId }, params, body, locale }) =>
    setLearning({ services, userId, skill: params.skill, locale, state: body.state, level: body.level }),
  ),
]
