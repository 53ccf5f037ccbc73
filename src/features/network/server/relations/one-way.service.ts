import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { decideReach } from '../reach/reach.ts'
import { getReachFacts } from '../reach/reach.queries.ts'
import { announceNetwork } from '../announce.ts'
import { endEndorsements } from '../endorsements/endorsements.service.ts'
import { takeRequestBack } from '../notifications.ts'
import { deleteOneWay, type OneWay, saveOneWay } from './one-way.queries.ts'
import { lockPair } from './pair.queries.ts'
import { deleteConnection, deleteRequests } from './requests.queries.ts'

type Call = { services: Services; me: string; person: string }

export async function follow({ services, me, person }: Call): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    await lockPair(tx, me, person)
    if (!decideReach(await getReachFacts(tx, me, person), 'follow')) throw new Problem(platform.notFound)
    await saveOneWay(tx, 'follow', { from: me, to: person })
  })
}

export async function mute({ services, me, person }: Call): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    await lockPair(tx, me, person)
    if ((await getReachFacts(tx, me, person)).blocked) throw new Problem(platform.notFound)
    await saveOneWay(tx, 'mute', { from: me, to: person })
  })
}

/** Ends further relations between two people after a block, in features that this one does not know. */
export type OnSevered = (tx: Db, one: string, other: string) => Promise<void>

/** Blocks a member and ends all relations between the two. */
export async function block({
  services,
  me,
  person,
  onSevered,
}: Call & { onSevered: OnSevered }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    await lockPair(tx, me, person)
    await saveOneWay(tx, 'block', { from: me, to: person })
    await deleteConnection(tx, me, person)
    await deleteRequests(tx, me, person)
    await endEndorsements(tx, me, person)
    await onSevered(tx, me, person)
    await takeRequestBack(tx, { from: me, to: person })
    await takeRequestBack(tx, { from: person, to: me })
    await deleteOneWay(tx, 'follow', { from: me, to: person })
    await deleteOneWay(tx, 'follow', { from: person, to: me })
    // Only on one's own devices: the blocked member is not informed.
    await announceNetwork(tx, [me])
  })
}

export async function end({ services, me, person, way }: Call & { way: OneWay }): Promise<void> {
  await deleteOneWay(services.db, way, { from: me, to: person })
}
