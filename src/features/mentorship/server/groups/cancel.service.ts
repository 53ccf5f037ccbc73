import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { notifyGroup } from './group-notifications.ts'
import { type GroupFacts, lockComingOf, saveGroupCancellation } from './groups.queries.ts'
import { listMembersOf } from './places.queries.ts'

type Cancelling = { services: Services; group: GroupFacts; by: string; reason: string }

/** Cancels what is held, and lets everybody in it know. */
export async function cancelGroup(tx: Db, { services, group, by, reason }: Cancelling): Promise<void> {
  await saveGroupCancellation(tx, group.id, reason)
  const notice = {
    services,
    group: { ...group, version: group.version + 1 },
    by,
    change: 'cancelled',
    reason,
  } as const
  await notifyGroup(tx, { ...notice, to: await listMembersOf(tx, group.id, 'place') })
  await notifyGroup(tx, { ...notice, to: await listMembersOf(tx, group.id, 'waiting'), hasPlace: false })
}

/** A mentor stops: what they announced does not take place. */
export async function cancelAllOfMentor(
  tx: Db,
  { services, mentor }: { services: Services; mentor: string },
): Promise<void> {
  for (const group of await lockComingOf(tx, mentor))
    await cancelGroup(tx, { services, group, by: mentor, reason: '' })
}
