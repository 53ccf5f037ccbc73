import { useEffect, useMemo, useState } from 'react'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { openOutbox, type OutboxSender } from './open-outbox.ts'
import type { OutboxEntry } from './outbox.ts'

/** Returns the waiting entries of this device; they are sent again at every opportunity. */
export function useOutbox(member: string, sender: OutboxSender) {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([])
  const outbox = useMemo(() => openOutbox(member, sender, setEntries), [member, sender])
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
  return { outbox, entries }
}
