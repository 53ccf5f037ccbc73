import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { NOTE_MINUTES } from '../../contract/activity.ts'
import { getConversation, listConversations } from '../../contract/conversation.endpoints.ts'
import { CONVERSATION_CHANGED } from '../../contract/live.ts'

/** Reloads lists when the channel reports a change of a conversation, and after a reconnection. */
export function useConversationChanges(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const readAgain = () =>
      void queries.invalidateQueries({ queryKey: endpointKey(listConversations).slice(0, 1) })
    // When somebody was here grows older by itself.
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      readAgain()
      void queries.invalidateQueries({ queryKey: endpointKey(getConversation).slice(0, 1) })
    }, NOTE_MINUTES * 60_000)
    const stop = onLiveMessage(({ topic }) => {
      if (topic === CONVERSATION_CHANGED || topic === 'live.ready') readAgain()
    })
    addEventListener('online', readAgain)
    return () => {
      stop()
      clearInterval(timer)
      removeEventListener('online', readAgain)
    }
  }, [queries])
}
