import { toIso } from '#platform/server/db/rows-of.ts'
import type { Message } from '../contract/message.ts'
import type { MessageRow } from './messages.queries.ts'

/**
 * Returns a message as the reader sees it: without the text of deleted ones and of people whom a block separates from them.
 */
export function messageOf(row: MessageRow, severed: ReadonlySet<string> = new Set()): Message {
  const isHidden = row.sender_id !== null && severed.has(row.sender_id)
  return {
    id: row.id,
    seq: row.seq,
    sender: row.sender_id,
    body: isHidden || row.deleted_at ? '' : row.body,
    files: isHidden || row.deleted_at ? [] : (row.files ?? []),
    replyTo: row.reply_seq,
    reactions:
      isHidden || row.deleted_at ? [] : (row.reactions ?? []).filter(({ member }) => !severed.has(member)),
    sentAt: toIso(row.sent_at),
    editedAt: toIso(row.edited_at),
    deletedAt: toIso(row.deleted_at),
    isReportable: !isHidden && row.is_reportable,
    isHidden,
  }
}
