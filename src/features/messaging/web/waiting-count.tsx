import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { CountDot } from '#platform/web/ui/blocks/count-dot.tsx'
import { CONVERSATION_CHANGED } from '../contract/live.ts'
import { getWaitingCount } from '../contract/waiting.endpoints.ts'
import { useActivity } from './use-activity.ts'

const STALE = 60_000

/** The number of unread conversations and requests, kept current by the live channel. */
export function WaitingCount() {
  const queries = useQueryClient()
  useEffect(
    () =>
      onLiveMessage(({ topic }) => {
        if (topic === CONVERSATION_CHANGED || topic === 'live.ready')
          void queries.invalidateQueries({ queryKey: endpointKey(getWaitingCount) })
      }),
    [queries],
  )
  // The frame also shows for a moment before a visitor is redirected to the sign-in.
  const { data } = useEndpoint(getWaitingCount, { staleTime: STALE, enabled: useMemberId() !== '' })
  useActivity(data?.showsActivity)
  const count = (data?.unread ?? 0) + (data?.requests ?? 0)
  if (count === 0) return null
  return (
    <>
      <CountDot count={count > 99 ? '99+' : count} />
      <span className="sr-only">, {count}</span>
    </>
  )
}
