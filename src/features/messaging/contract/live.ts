/** What the pages of a member hear: which conversation changed, up to which version, and who is writing. */
export const CONVERSATION_CHANGED = 'conversation.changed'
export const CONVERSATION_TYPING = 'conversation.typing'

export type ConversationChanged = {
  conversation: string
  version: number
  /** Not its messages alone: its people, its name, what it is about, or the reader's own part. */
  whole?: true
}
export type ConversationTyping = { conversation: string; member: string }
