import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { listDirectory as listDirectoryEndpoint } from '../contract/directory.endpoints.ts'
import * as endorsements from '../contract/endorsements.endpoints.ts'
import * as lists from '../contract/lists.endpoints.ts'
import { problems } from '../contract/problems.ts'
import * as relations from '../contract/relations.endpoints.ts'
import * as settings from '../contract/settings.endpoints.ts'
import { listDirectory } from './directory/directory.service.ts'
import {
  answer,
  saveEndorsement,
  getEndorsing,
  listEndorsements,
  deleteEndorsement,
} from './endorsements/endorsements.service.ts'
import { getNetworkCounts } from './lists/lists.queries.ts'
import { listConnections, listFollowing, listRequests, severedBy } from './lists/lists.service.ts'
import { block, end, follow, mute, type OnSevered } from './relations/one-way.service.ts'
import { getRelation } from './relations/relation.service.ts'
import {
  accept,
  decline,
  disconnect,
  sendRequest,
  takeDeclineBack,
  withdraw,
} from './relations/requests.service.ts'
import { muteWord, unmuteWord } from './settings/muted.service.ts'
import {
  getFindableOf,
  listMutedWords,
  getReachableOf,
  saveFindable,
  saveReachable,
} from './settings/settings.queries.ts'

const CHANGES_AN_HOUR = 300

export function limitChanges(db: Db, userId: string): Promise<unknown> {
  return limitOrThrow(db, { key: `network:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

type Act = (input: { services: Services; me: string; person: string }) => Promise<void>
type Silent =
  | typeof relations.withdrawRequest
  | typeof relations.declineRequest
  | typeof relations.createFollow

/** Makes a route for a change towards one person, without a response body. */
function act(endpoint: Silent, change: Act): Route {
  return route(endpoint, 'member', async ({ services, session: { userId }, params: { person } }) => {
    await limitChanges(services.db, userId)
    await change({ services, me: userId, person })
    return undefined
  })
}

const relationRoutes: readonly Route[] = [
  route(relations.getRelation, 'member', ({ services, session, params }) =>
    getRelation({ services, me: session.userId, person: params.person }),
  ),
  route(relations.sendRequest, 'member', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    return sendRequest({ services, me, person: params.person, note: body.note })
  }),
  route(relations.acceptRequest, 'member', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    return accept({ services, me, person: params.person })
  }),
  act(relations.withdrawRequest, withdraw),
  act(relations.declineRequest, decline),
  act(relations.restoreRequest, takeDeclineBack),
  act(relations.removeConnection, disconnect),
  act(relations.createFollow, follow),
  act(relations.deleteFollow, (input) => end({ ...input, way: 'follow' })),
  act(relations.createMute, mute),
  act(relations.deleteMute, (input) => end({ ...input, way: 'mute' })),
  act(relations.deleteBlock, (input) => end({ ...input, way: 'block' })),
]

const listRoutes: readonly Route[] = [
  route(lists.getNetwork, 'member', ({ services, session }) => getNetworkCounts(services.db, session.userId)),
  route(lists.listConnections, 'member', ({ services, session, query: { query = '', after } }) =>
    listConnections({ services, me: session.userId, after, query }),
  ),
  route(lists.listRequests, 'member', ({ services, session, query: { side, after } }) =>
    listRequests({ services, me: session.userId, after, side }),
  ),
  route(listDirectoryEndpoint, 'member', ({ services, session, query }) =>
    listDirectory({ services, me: session.userId, query }),
  ),
  route(lists.listFollowing, 'member', ({ services, session, query: { after } }) =>
    listFollowing({ services, me: session.userId, after }),
  ),
]

const settingsRoutes: readonly Route[] = [
  route(settings.getNetworkSettings, 'member', async ({ services: { db }, session: { userId } }) => {
    const [findable, { reachable, mayChoose }, words] = await Promise.all([
      getFindableOf(db, userId),
      getReachableOf(db, userId),
      listMutedWords(db, userId),
    ])
    return {
      findable,
      reachable,
      mayChooseReachable: mayChoose,
      words: words.map(({ id, kind, word }) => ({ id, kind, word })),
    }
  }),
  route(settings.updateFindable, 'member', async ({ services: { db }, session: { userId }, body }) => {
    await limitChanges(db, userId)
    await saveFindable(db, userId, body.findable)
    return undefined
  }),
  route(settings.updateReachable, 'member', async ({ services: { db }, session: { userId }, body }) => {
    await limitChanges(db, userId)
    if (!(await getReachableOf(db, userId)).mayChoose) throw new Problem(problems.tooYoung)
    await saveReachable(db, userId, body.reachable)
    return undefined
  }),
  route(settings.addMutedWord, 'member', async ({ services, session: { userId }, body }) => {
    await limitChanges(services.db, userId)
    return muteWord({ services, userId, ...body })
  }),
  route(settings.removeMutedWord, 'owner', async ({ services, session: { userId }, params }) => {
    await limitChanges(services.db, userId)
    await unmuteWord(services, userId, params.id)
    return undefined
  }),
  route(settings.listBlocked, 'member', ({ services, session, query: { after } }) =>
    severedBy({ services, me: session.userId, after, way: 'block' }),
  ),
  route(settings.listMuted, 'member', ({ services, session, query: { after } }) =>
    severedBy({ services, me: session.userId, after, way: 'mute' }),
  ),
]

const endorsementRoutes: readonly Route[] = [
  route(endorsements.getEndorsing, 'member', ({ services, session, params }) =>
    getEndorsing({ services, me: session.userId, person: params.person }),
  ),
  route(
    endorsements.saveEndorsement,
    'member',
    async ({ services, session: { userId: me }, params, body }) => {
      await limitChanges(services.db, me)
      await saveEndorsement({ services, me, ...params, body })
      return undefined
    },
  ),
  route(endorsements.deleteEndorsement, 'member', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await deleteEndorsement({ services, me, ...params })
    return undefined
  }),
  route(endorsements.listEndorsements, 'member', ({ services, session }) =>
    listEndorsements({ services, me: session.userId }),
  ),
  route(
    endorsements.answerEndorsement,
    'owner',
    async ({ services, session: { userId: me }, params, body }) => {
      await limitChanges(services.db, me)
      await answer({ services, me, id: params.id, shown: body.shown })
      return undefined
    },
  ),
]

export const networkRoutes = (onSevered: OnSevered): readonly Route[] => [
  ...relationRoutes,
  act(relations.createBlock, (input) => block({ ...input, onSevered })),
  ...listRoutes,
  ...settingsRoutes,
  ...endorsementRoutes,
]
