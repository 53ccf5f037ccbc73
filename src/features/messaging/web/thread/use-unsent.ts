import { useEffect, useMemo, useState } from 'react'
import { Outbox, type OutboxEntry, outboxOf, type Sent, withLane } from '#features/offline/web/index.ts'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { sendFile } from '../files/load-file.ts'
import type { ChosenFile } from '../files/use-chosen-files.ts'
import { sendMessage } from '../../contract/message.endpoints.ts'

/** What waits on this device: the lane is its conversation. */
export type UnsentBody = { body: string; replyTo?: number; files?: readonly ChosenFile[] }

export type Unsent = {
  entries: readonly OutboxEntry[]
  /** Resolves when it is kept on this device; rejects where the device keeps nothing. */
  write(conversation: string, message: UnsentBody): Promise<void>
  retry(id: string): void
  discard(id: string): void
}

const BUSY = [429, 502, 503, 504]

/** Messages of a member that the server has not taken yet; they are sent again whenever there is a chance. */
export function useUnsent(member: string): Unsent {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([])
  const outbox = useMemo(
    () =>
      new Outbox({
        store: outboxOf(member),
        send,
        exclusive: withLane,
        later: (ms, work) => void setTimeout(work, ms),
        onChange: setEntries,
      }),
    [member],
  )
  useEffect(() => {
    const flush = () => void outbox.flush()
    void outbox.open()
    addEventListener('online', flush)
    const stop = onLiveMessage(({ topic }) => topic === 'live.ready' && flush())
    return () => {
      stop()
      removeEventListener('online', flush)
    }
  }, [outbox])
  return {
    entries,
    write: (conversation, message) =>
      outbox.add({ id: crypto.randomUUID(), lane: conversation, body: message }),
    retry: (id) => void outbox.retry(id),
    discard: (id) => void outbox.discard(id),
  }
}

async function send({ id, lane, body }: OutboxEntry): Promise<Sent> {
  try {
    const { files = [], ...message } = body as UnsentBody
    // Each has an id of its own, so one that has arrived already is not kept twice.
    for (const file of files) await sendFile(lane, file)
    const sent = { id, ...message, ...(files.length > 0 && { files: files.map((file) => file.id) }) }
    await call(sendMessage, { params: { id: lane }, body: sent })
    return 'taken'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || BUSY.includes(error.status)) return {}
    // Whoever has to sign in again finds it here afterwards.
    if (error.status === 401) return {}
    return { refusal: errorText(error, String(error.status)) }
  }
}
