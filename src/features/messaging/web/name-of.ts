import type { Conversation, ConversationMember } from '../contract/message.ts'

/** Returns the other member of a direct conversation. */
export function otherIn({ kind, members }: Conversation, member: string): ConversationMember | undefined {
  return kind === 'direct' ? members.find(({ id }) => id !== member) : undefined
}

/** Returns the title of a conversation, or the names of its other members. */
export function nameOf(conversation: Conversation, member: string, gone: string): string {
  if (conversation.title) return conversation.title
  const names = conversation.members.filter(({ id }) => id !== member).map(({ name }) => name)
  return names.length > 0 ? names.join(', ') : gone
}
