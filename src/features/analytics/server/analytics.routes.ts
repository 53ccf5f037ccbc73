import { route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import {
  getDemand as getDemandEndpoint,
  getReach as getReachEndpoint,
  saveLearning,
} from '../contract/demand.endpoints.ts'
import {
  addTarget,
  createAdvice,
  getTarget,
  listTargets,
  proposeGoals as proposeEndpoint,
  removeTarget,
  searchOpenings,
} from '../contract/targets.endpoints.ts'
import {
  decide as decideEndpoint,
  listDeclined,
  listSkillsInProfile as listSkillsInProfileEndpoint,
  getTextAnalysis,
} from '../contract/texts.endpoints.ts'
import { getDemand, getReach } from './demand/demand.service.ts'
import { createAdviceFor } from './helper/advice.service.ts'
import { saveLearningOf } from './learning.service.ts'
import { listOpenings } from './openings.queries.ts'
import { proposeGoals } from './targets/propose-goals.service.ts'
import { addTargetFor, removeTargetOf, listOwnTargets, getTargetView } from './targets/targets.service.ts'
import { decide, listDeclinedSkills, listSkillsInProfile, analyseText } from './texts/texts.service.ts'

export const analyticsRoutes = [
  route(getTextAnalysis, 'member', ({ services, session: { userId }, body }) =>
    analyseText({ services, userId, text: body.text }),
  ),
  route(listSkillsInProfileEndpoint, 'member', ({ services, session: { userId }, locale }) =>
    listSkillsInProfile({ services, userId, locale }),
  ),
  route(decideEndpoint, 'member', ({ services, session: { userId }, body, locale }) =>
    decide({ services, userId, locale, ...body }),
  ),
  route(listDeclined, 'member', ({ services, session: { userId } }) =>
    listDeclinedSkills({ services, userId }),
  ),
  route(listTargets, 'member', ({ services, session: { userId } }) => listOwnTargets({ services, userId })),
  route(proposeEndpoint, 'member', ({ services, session: { userId } }) => proposeGoals({ services, userId })),
  route(addTarget, 'member', ({ services, session: { userId }, body }) =>
    addTargetFor({ services, userId, ...body }),
  ),
  route(getTarget, 'owner', ({ services, session: { userId }, params }) =>
    getTargetView({ services, userId, id: params.id }),
  ),
  route(removeTarget, 'owner', async ({ services, session: { userId }, params }) => {
    await removeTargetOf({ services, userId, id: params.id })
    return undefined
  }),
  route(createAdvice, 'owner', ({ services, session: { userId }, params, locale }) =>
    createAdviceFor({ services, userId, id: params.id, locale }),
  ),
  route(searchOpenings, 'member', async ({ services, session: { userId }, query }) => {
    await limitOrThrow(services.db, { key: `analytics:openings:${userId}`, limit: 240, windowSeconds: 60 })
    return { openings: await listOpenings(services.db, query.q) }
  }),
  route(getReachEndpoint, 'member', ({ services, session: { userId }, locale }) =>
    getReach({ services, userId, locale }),
  ),
  route(getDemandEndpoint, 'member', ({ services, session: { userId }, query }) =>
    getDemand({ services, userId, area: query.area ?? null }),
  ),
  route(saveLearning, 'member', ({ services, session: { userId }, params, body, locale }) =>
    saveLearningOf({ services, userId, skill: params.skill, locale, state: body.state, level: body.level }),
  ),
]
