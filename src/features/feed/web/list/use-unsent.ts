import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useOutbox } from '#features/offline/web/index.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { listFeed } from '../../contract/feed.endpoints.ts'
import { outboxSender, type UnsentPost } from '../outbox-sender.ts'

const LANE = 'feed'

/** Posts that this device has not sent yet, and the way to publish one. */
export function useUnsent() {
  const queries = useQueryClient()
  const { outbox, entries } = useOutbox(useMemberId(), outboxSender)
  const refresh = useEffectEvent(() =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith(listFeed.path),
    }),
  )
  // One that the server has taken is in its lists from then on.
  useEffect(() => void refresh(), [entries.length])
  return {
    entries: entries.map((entry) => ({ entry, post: entry.body as UnsentPost })),
    /** Resolves once it is kept on this device; it is sent from then on. */
    publish: (post: UnsentPost, id: string = crypto.randomUUID()) =>
      outbox.add({ id, lane: LANE, body: post }),
    retry: (id: string) => void outbox.retry(id),
    discard: (id: string) => void outbox.discard(id),
  }
}
export type Unsent = ReturnType<typeof useUnsent>
