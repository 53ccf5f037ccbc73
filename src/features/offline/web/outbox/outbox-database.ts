import { deviceDatabase } from '#platform/web/offline/device-database.ts'
import type { OutboxEntry, OutboxStore } from './outbox.ts'
import { noteUnsent } from './unsent-mark.ts'

/** The kinds of waiting entries: messages, discussion posts, scores, posts of the feed. */
export type Waiting = 'messages' | 'threads' | 'reviews' | 'feed'

const inStore = deviceDatabase('outbox', 'entries')

/** Returns the store of one member's entries; the next member on this device never sees or sends them. */
export function outboxOf(member: string, what: Waiting): OutboxStore {
  // Messages came first, so other kinds have their own prefix.
  const own = what === 'messages' ? member : `${what} ${member}`
  const all = () => IDBKeyRange.bound([own], [own, []])
  return {
    list: () => inStore('readonly', (store) => store.getAll(all()) as IDBRequest<OutboxEntry[]>),
    async put(entry) {
      noteUnsent(member)
      await inStore('readwrite', (store) => store.put(entry, [own, entry.id]))
    },
    remove: async (id) => void (await inStore('readwrite', (store) => store.delete([own, id]))),
  }
}

/** Runs work on one page of this device at a time; without browser locks the server's ids still accept each write once. */
export async function withLane(lane: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(`outbox:${lane}`, work)
}
