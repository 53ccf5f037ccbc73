import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  CHANGED,
  getUnread,
  listNotifications,
  saveReadMarks,
  removeNotification,
} from '../contract/notifications.endpoints.ts'
import { useText } from './use-text.ts'

/** Returns the number of unread notifications, kept current by the live channel and refetched after a reconnection. */
export function useUnread() {
  const queries = useQueryClient()
  useEffect(
    () =>
      onLiveMessage(({ topic }) => {
        if (topic !== CHANGED && topic !== 'live.ready') return
        void queries.invalidateQueries({ queryKey: endpointKey(getUnread) })
        if (topic === CHANGED) void queries.invalidateQueries({ queryKey: endpointKey(listNotifications) })
      }),
    [queries],
  )
  return useEndpoint(getUnread, { staleTime: 60_000 })
}

/** Marks notifications as read or unread; the server informs the other devices. */
export function useReading() {
  const t = useText()
  const queries = useQueryClient()
  async function attempt(work: () => Promise<unknown>) {
    try {
      await work()
    } catch {
      toast({ title: t('notDone'), variant: 'destructive' })
    }
    await Promise.all(
      [getUnread, listNotifications].map((endpoint) =>
        queries.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    )
  }
  return {
    read: (ids: string[]) => attempt(() => call(saveReadMarks, { body: { ids } })),
    readUntil: (until: string) => attempt(() => call(saveReadMarks, { body: { until } })),
    remove: (id: string) => attempt(() => call(removeNotification, { params: { id } })),
  }
}
