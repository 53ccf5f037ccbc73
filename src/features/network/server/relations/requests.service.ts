import { refuseIfLimited } from '#features/moderation/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { OPEN_REQUESTS_MAX, type RelationState } from '../../contract/relations.endpoints.ts'
import { decideReach } from '../reach/reach.ts'
import { getReachFacts } from '../reach/reach.queries.ts'
import { takeRequestBack, notifyAccepted, notifyRequest } from '../notifications.ts'
import { flagNote } from './flag-note.ts'
import { lockPair } from './pair.queries.ts'
import { announceNetwork } from '../announce.ts'
import {
  countRequestsOf,
  deleteConnection,
  updateRequestDeclined,
  isAlreadySent,
  saveConnection,
  saveRequest,
  consumeRequest,
  updateRequestRestored,
  updateRequestWithdrawn,
} from './requests.queries.ts'

type Call = { services: Services; me: string; person: string }

/** Sends a connection request. Two people who send each other one are connected, also if they do so concurrently. */
export async function sendRequest({ services, me, person, note }: Call & { note: string }) {
  return inTransaction(services.pool, async (tx): Promise<{ state: RelationState }> => {
    await lockPair(tx, me, person)
    const facts = await getReachFacts(tx, me, person)
    if (!decideReach(facts, 'connect')) throw new Problem(platform.notFound)
    if (facts.connected) return { state: 'connected' }
    if (await consumeRequest(tx, { from: person, to: me, alsoDeclined: true })) {
      await connect(tx, { services, from: person, to: me })
      return { state: 'connected' }
    }
    if (await isAlreadySent(tx, { from: me, to: person })) return { state: 'sent' }
    await refuseIfLimited(tx, { userId: me, does: 'first', text: note })
    if ((await countRequestsOf(tx, me)) >= OPEN_REQUESTS_MAX) throw new Problem(problems.requestsFull)
    const id = await saveRequest(tx, { from: me, to: person, note: note.trim() })
    if (id === undefined) return { state: 'sent' }
    await flagNote(tx, { id, from: me, toMinor: facts.minor, note: note.trim() })
    await notifyRequest(tx, { services, from: me, to: person, note })
    await announceNetwork(tx, [me, person])
    return { state: 'sent' }
  })
}

export async function accept({ services, me, person }: Call) {
  return inTransaction(services.pool, async (tx): Promise<{ state: RelationState }> => {
    await lockPair(tx, me, person)
    const { here, blocked, connected } = await getReachFacts(tx, me, person)
    if (!here || blocked) throw new Problem(platform.notFound)
    if (connected) return { state: 'connected' }
    if (!(await consumeRequest(tx, { from: person, to: me, alsoDeclined: false })))
      throw new Problem(platform.notFound)
    await connect(tx, { services, from: person, to: me })
    return { state: 'connected' }
  })
}

/** Connects two people and notifies the one who sent the request. */
async function connect(tx: Db, between: { services: Services; from: string; to: string }): Promise<void> {
  const { from, to } = between
  await saveConnection(tx, from, to)
  await takeRequestBack(tx, { from, to })
  await notifyAccepted(tx, between)
  await announceNetwork(tx, [from, to])
}

export async function withdraw({ services, me, person }: Call): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    orNotFound(await updateRequestWithdrawn(tx, { from: me, to: person }))
    await takeRequestBack(tx, { from: me, to: person })
    await announceNetwork(tx, [me, person])
  })
}

export async function decline({ services, me, person }: Call): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    orNotFound(await updateRequestDeclined(tx, { from: person, to: me }))
    await takeRequestBack(tx, { from: person, to: me })
    // The sender of the request is not told.
    await announceNetwork(tx, [me])
  })
}

export async function takeDeclineBack({ services, me, person }: Call): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    orNotFound(await updateRequestRestored(tx, { from: person, to: me }))
    await announceNetwork(tx, [me])
  })
}

export async function disconnect({ services, me, person }: Call): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    orNotFound(await deleteConnection(tx, me, person))
    await announceNetwork(tx, [me, person])
  })
}

function orNotFound(done: boolean): void {
  if (!done) throw new Problem(platform.notFound)
}
