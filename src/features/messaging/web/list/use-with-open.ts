import { bySigns } from '#platform/contract/letter-order.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { type Folder, getConversation } from '../../contract/conversation.endpoints.ts'
import type { Conversation } from '../../contract/message.ts'

/** Reading a conversation does not take it from under the reader: among the unread ones the open one stays in its place. */
export function useWithOpen(
  items: readonly Conversation[],
  { folder, chosen }: { folder: Folder; chosen: string | undefined },
): readonly Conversation[] {
  const enabled = folder === 'unread' && chosen !== undefined
  const { data: open } = useEndpoint(getConversation, { params: { id: chosen ?? '' }, enabled })
  if (!enabled || !open || items.some(({ id }) => id === open.id)) return items
  return [...items, open].sort((one, other) => bySigns(other.lastAt, one.lastAt))
}
