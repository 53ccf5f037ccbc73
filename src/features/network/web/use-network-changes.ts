import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { NETWORK_CHANGED } from '../contract/live.ts'

/** Refetches the network's queries after a change on any device, and after a reconnection. */
export function useNetworkChanges(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onLiveMessage(({ topic }) => {
        if (topic !== NETWORK_CHANGED && topic !== 'live.ready') return
        void queries.invalidateQueries({
          predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/network'),
        })
      }),
    [queries],
  )
}
