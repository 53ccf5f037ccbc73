import type { Db } from '#platform/server/db/database.ts'
import { publishOnCommit } from '#platform/server/realtime/hub.ts'
import { NETWORK_CHANGED } from '../contract/live.ts'

/** Makes the open pages of these members refetch; the message does not say what happened or with whom. */
export function announceNetwork(tx: Db, members: readonly string[]): Promise<void> {
  return publishOnCommit(tx, {
    topics: members.map((id) => `user:${id}`),
    data: { topic: NETWORK_CHANGED },
  })
}
