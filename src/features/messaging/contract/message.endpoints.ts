import * as z from 'zod/mini'
import { line, words } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { FILES_MAX } from './files.ts'
import { BODY_MAX } from './limits.ts'
import { conversationMember, message, reaction } from './message.ts'

const params = z.strictObject({ id: uuid })
const messageParams = z.strictObject({ id: uuid, message: uuid })
const seqInQuery = z.string().check(z.regex(/^\d{1,15}$/))

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/messages',
  blocks: {
    none: 'What was written stays with both: words and pages of whom a block severs are left out of it.',
  },
  summary: 'Fifty messages in their order: the last ones, or those before, after or around one',
  params,
  query: z.strictObject({
    before: z.optional(seqInQuery),
    after: z.optional(seqInQuery),
    around: z.optional(seqInQuery),
  }),
  response: z.strictObject({
    items: z.array(message),
    hasEarlier: z.boolean(),
    hasLater: z.boolean(),
    /** Version of the conversation when this was read: ask for changes since then. */
    version: z.int(),
  }),
})

export const getDayPlace = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/day',
  blocks: {
    none: 'What was written stays with both: words and pages of whom a block severs are left out of it.',
  },
  summary:
    'Where a day of a conversation begins: its first message, else the next one, else the last before it',
  params,
  /** A day in Sarajevo. */
  query: z.strictObject({ day: z.iso.date() }),
  /** Null where there is no message at all. */
  response: z.strictObject({ seq: z.nullable(z.int()) }),
})

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/changes',
  blocks: {
    none: 'What was written stays with both: words and pages of whom a block severs are left out of it.',
  },
  summary: 'Messages that came or changed since a version, and how far everybody has read',
  params,
  /** From the start when it is left out. */
  query: z.strictObject({ since: z.optional(seqInQuery) }),
  response: z.strictObject({
    items: z.array(message),
    members: z.array(conversationMember),
    version: z.int(),
    /** More changes exist than one response holds: ask again from `version`. */
    hasMore: z.boolean(),
  }),
})

export const getMessage = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/messages/{message}',
  blocks: {
    none: 'What was written stays with both: words and pages of whom a block severs are left out of it.',
  },
  summary: 'One message',
  params: messageParams,
  response: message,
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/messages',
  blocks: 'refuses',
  summary: 'Sends a message; a repeated call with its id answers what the first one did',
  params,
  body: z.strictObject({
    id: uuid,
    /** May be empty if files are sent. */
    body: words(BODY_MAX),
    replyTo: z.optional(z.int().check(z.minimum(1))),
    /** Files that the member has uploaded for this conversation, in order. */
    files: z.optional(z.array(uuid).check(z.maxLength(FILES_MAX))),
  }),
  status: 201,
  response: message,
})

export const updateMessage = endpoint({
  method: 'PATCH',
  path: '/api/conversations/{id}/messages/{message}',
  limit: { times: 60, seconds: 60 },
  blocks: 'refuses',
  summary: "Changes the member's own message within fifteen minutes",
  params: messageParams,
  body: z.strictObject({ body: words(BODY_MAX) }),
  response: message,
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/conversations/{id}/messages/{message}',
  limit: { times: 60, seconds: 60 },
  summary: "Deletes the member's own message for everyone",
  params: messageParams,
})

export const restoreMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/messages/{message}/restore',
  limit: { times: 60, seconds: 60 },
  blocks: 'refuses',
  summary: "Undoes the deletion of the member's own message within ten seconds",
  params: messageParams,
  response: message,
})

export const saveMessageReaction = endpoint({
  method: 'PUT',
  path: '/api/conversations/{id}/messages/{message}/reaction',
  limit: { times: 120, seconds: 60 },
  blocks: 'refuses',
  summary: 'Answers a message with a sign, or takes it back',
  params: messageParams,
  body: z.strictObject({ emoji: z.nullable(reaction) }),
  response: message,
})

export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/messages/search',
  blocks: {
    none: 'What was written stays with both: words and pages of whom a block severs are left out of it.',
  },
  summary: "Messages with these words, in all of the member's conversations or in one, the newest first",
  query: z.strictObject({
    query: line(100).check(z.minLength(2)),
    conversation: z.optional(uuid),
    after: z.optional(cursor),
  }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        conversation: uuid,
        title: z.string(),
        message,
        /** Start and end of the words in the text of the message, in UTF-16 units. */
        marks: z.array(z.tuple([z.int(), z.int()])),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})
