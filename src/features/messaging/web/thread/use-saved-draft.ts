import { useQueryClient } from '@tanstack/react-query'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { getConversation } from '../../contract/conversation.endpoints.ts'
import type { Conversation } from '../../contract/message.ts'

/** Notes what the server keeps as the half-written message, so that whoever comes back to the conversation finds it. */
export function useSavedDraft(id: string): (draft: string) => void {
  const queries = useQueryClient()
  return (draft) =>
    queries.setQueryData<Conversation>(
      endpointKey(getConversation, { params: { id } }),
      (now) => now && { ...now, own: { ...now.own, draft } },
    )
}
