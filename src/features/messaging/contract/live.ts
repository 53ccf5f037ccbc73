/** Topics of the live channel for the pages of a member: a conversation has a new version, or somebody is typing in it. */
export const CONVERSATION_CHANGED = 'conversation.changed'
export const CONVERSATION_TYPING = 'conversation.typing'

export type ConversationChanged = {
  conversation: string
  version: number
  /** More than messages changed: its people, title, subject or the reader's own part. */
  whole?: true
}
export type ConversationTyping = { conversation: string; member: string }
