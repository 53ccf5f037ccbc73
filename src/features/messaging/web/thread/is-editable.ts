import { EDIT_MINUTES } from '../../contract/limits.ts'
import type { Message } from '../../contract/message.ts'

/** Returns whether the member may still change a message. */
export function isEditable({ sender, sentAt, deletedAt }: Message, member: string): boolean {
  return sender === member && deletedAt === null && Date.now() - Date.parse(sentAt) < EDIT_MINUTES * 60_000
}
