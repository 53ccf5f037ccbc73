import { bySigns } from '#platform/contract/letter-order.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { type Folder, getConversation } from '../../contract/conversation.endpoints.ts'
import type { Conversation } from '../../contract/message.ts'

/** Keeps the open conversation in its place among the unread ones, although reading it makes it read. */
export function useWithOpen(
  items: readonly Conversation[],
  { folder, chosen }: { folder: Folder; chosen: string | undefined },
): readonly Conversation[] {
  const enabled = folder === 'unread' && chosen !== undefined
  const { data: open } = useEndpoint(getConversation, { params: { id: chosen ?? '' }, enabled })
  if (!enabled || !open || items.some(({ id }) => id === open.id)) return items
  return [...items, open].sort((one, other) => bySigns(other.lastAt, one.lastAt))
}
