import { useQueryClient } from '@tanstack/react-query'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { getConversation } from '../../contract/conversation.endpoints.ts'
import type { Conversation } from '../../contract/message.ts'

/** Saves the draft on the server, so that the member finds it on every device. */
export function useSavedDraft(id: string): (draft: string) => void {
  const queries = useQueryClient()
  return (draft) =>
    queries.setQueryData<Conversation>(
      endpointKey(getConversation, { params: { id } }),
      (now) => now && { ...now, own: { ...now.own, draft } },
    )
}
