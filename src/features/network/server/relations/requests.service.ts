import { problems as platform } from '#platform/contract/problems.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { OPEN_REQUESTS_MAX, type RelationState } from '../../contract/relations.endpoints.ts'
import { decideReach } from '../reach/reach.ts'
import { reachFacts } from '../reach/reach.queries.ts'
import { lockPair } from './pair.queries.ts'
import {
  countSent,
  deleteConnection,
  declineRequest,
  isAlreadySent,
  storeConnection,
  storeRequest,
  takeRequest,
  undoDecline,
  withdrawRequest,
} from './requests.queries.ts'

type Call = { services: Services; me: string; person: string }

/** Asks somebody to be connected. Two who ask each other are connected, also when both ask at once. */
export async function sendRequest({ services, me, person, note }: Call & { note: string }) {
  return inTransaction(services.pool, async (tx): Promise<{ state: RelationState }> => {
    await lockPair(tx, me, person)
    const facts = await reachFacts(tx, me, person)
    if (!decideReach(facts, 'connect')) throw new Problem(platform.notFound)
    if (facts.connected) return { state: 'connected' }
    if (await takeRequest(tx, { from: person, to: me, alsoDeclined: true })) {
      await storeConnection(tx, me, person)
      return { state: 'connected' }
    }
    if (await isAlreadySent(tx, { from: me, to: person })) return { state: 'sent' }
    if ((await countSent(tx, me)) >= OPEN_REQUESTS_MAX) throw new Problem(problems.requestsFull)
    await storeRequest(tx, { from: me, to: person, note: note.trim() })
    return { state: 'sent' }
  })
}

export async function accept({ services, me, person }: Call) {
  return inTransaction(services.pool, async (tx): Promise<{ state: RelationState }> => {
    await lockPair(tx, me, person)
    const { here, blocked, connected } = await reachFacts(tx, me, person)
    if (!here || blocked) throw new Problem(platform.notFound)
    if (connected) return { state: 'connected' }
    if (!(await takeRequest(tx, { from: person, to: me, alsoDeclined: false })))
      throw new Problem(platform.notFound)
    await storeConnection(tx, me, person)
    return { state: 'connected' }
  })
}

export async function withdraw({ services, me, person }: Call): Promise<void> {
  orNotFound(await withdrawRequest(services.db, { from: me, to: person }))
}

export async function decline({ services, me, person }: Call): Promise<void> {
  orNotFound(await declineRequest(services.db, { from: person, to: me }))
}

export async function takeDeclineBack({ services, me, person }: Call): Promise<void> {
  orNotFound(await undoDecline(services.db, { from: person, to: me }))
}

export async function disconnect({ services, me, person }: Call): Promise<void> {
  orNotFound(await deleteConnection(services.db, me, person))
}

function orNotFound(done: boolean): void {
  if (!done) throw new Problem(platform.notFound)
}
