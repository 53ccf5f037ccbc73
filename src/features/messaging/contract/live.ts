/** What the pages of a member hear: which conversation changed, up to which version, and who is writing. */
export const CONVERSATION_CHANGED = 'conversation.changed'
export const CONVERSATION_TYPING = 'conversation.typing'

export type ConversationChanged = { conversation: string; version: number }
export type ConversationTyping = { conversation: string; member: string }
