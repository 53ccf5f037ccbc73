import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { CONVERSATION_CHANGED, type ConversationChanged } from '../../contract/live.ts'
import type { Message } from '../../contract/message.ts'
import { listPins } from '../../contract/pin.endpoints.ts'

/** Returns what is on top of a conversation, the newest first, with the texts of the messages as they are now. */
export function usePins(id: string, messages: readonly Message[] | undefined) {
  const queries = useQueryClient()
  const query = useEndpoint(listPins, { params: { id }, refetchOnMount: 'always' })
  useEffect(
    () =>
      onLiveMessage(({ topic, data }) => {
        const change = topic === CONVERSATION_CHANGED ? (data as ConversationChanged) : undefined
        if (topic === 'live.ready' || (change?.conversation === id && change.whole))
          void queries.invalidateQueries({ queryKey: endpointKey(listPins).slice(0, 1) })
      }),
    [queries, id],
  )
  const items = query.data?.items.map((pin) => messages?.find(({ seq }) => seq === pin.seq) ?? pin) ?? []
  return {
    pins: items.filter(({ deletedAt, isHidden }) => deletedAt === null && !isHidden),
    reload: query.refetch,
  }
}
