import { type OutboxEntry, useOutbox } from '#features/offline/web/index.ts'
import type { DraftFile } from '../files/use-draft-files.ts'
import { outboxSender } from '../outbox-sender.ts'

/** A message waiting on this device; its lane is its conversation. */
export type UnsentBody = { body: string; replyTo?: number; files?: readonly DraftFile[] }

export type Unsent = {
  entries: readonly OutboxEntry[]
  /** Resolves when it is stored on this device; rejects where the device stores nothing. */
  write(conversation: string, message: UnsentBody): Promise<void>
  retry(id: string): void
  discard(id: string): void
}

/** Returns the messages that the server has not accepted yet; they are sent again at every opportunity. */
export function useUnsent(member: string): Unsent {
  const { outbox, entries } = useOutbox(member, outboxSender)
  return {
    entries,
    write: (conversation, message) =>
      outbox.add({ id: crypto.randomUUID(), lane: conversation, body: message }),
    retry: (id) => void outbox.retry(id),
    discard: (id) => void outbox.discard(id),
  }
}
