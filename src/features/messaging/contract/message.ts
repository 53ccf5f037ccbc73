import * as z from 'zod/mini'
import { memberCard } from '#features/profiles/contract/member-card.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { messageFile } from './files.ts'
import { REACTIONS } from './limits.ts'

const number = z.int().check(z.minimum(0))

export const reaction = z.enum(REACTIONS)

export const message = z.strictObject({
  /** Made by the device that sent it. */
  id: uuid,
  /** Its place in the conversation: 1, 2, 3 … without a gap. */
  seq: number,
  /** The author; null once their account has ended. */
  sender: z.nullable(uuid),
  /** Empty once it is deleted, of files without words, or when a block stands between the reader and the sender. */
  body: z.string(),
  files: z.array(messageFile),
  /** `seq` of the message that it answers. */
  replyTo: z.nullable(number),
  reactions: z.array(z.strictObject({ member: uuid, emoji: reaction })),
  sentAt: isoDateTime,
  editedAt: z.nullable(isoDateTime),
  deletedAt: z.nullable(isoDateTime),
  /** Whether whoever reads it can report it: also for some days after its writer deleted it. */
  isReportable: z.boolean(),
  isHidden: z.boolean(),
})
export type Message = z.output<typeof message>

export const MEMBER_STATES = ['in', 'asked', 'refused', 'left'] as const

export const conversationMember = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Of their page at `/profile/{slug}`; none when it is not for the reader. */
  slug: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  isOrganiser: z.boolean(),
  isHere: z.boolean(),
  /** Up to which message they have read; none where one of both keeps that to themselves. */
  readSeq: z.nullable(number),
})
export type ConversationMember = z.output<typeof conversationMember>

export const about = z.strictObject({ kind: z.string(), id: z.string(), title: z.string(), path: z.string() })

export const conversation = z.strictObject({
  id: uuid,
  kind: z.enum(['direct', 'group']),
  /** Of a group; a conversation of two is called by the other one. */
  title: z.string(),
  /** Of those who work on what it is about: who is in it, their team decides. */
  isTeam: z.boolean(),
  about: z.nullable(about),
  members: z.array(conversationMember),
  /** Authors who are no longer in the conversation: their messages still carry their names. */
  former: z.array(z.strictObject({ id: uuid, name: z.string() })),
  /** The profile line of the other member in a direct conversation; null where the reader may not see it. */
  card: z.nullable(
    z.strictObject({ headline: memberCard.shape.headline, municipality: memberCard.shape.municipality }),
  ),
  lastSeq: number,
  version: number,
  lastAt: isoDateTime,
  /** The newest message that the reader may see. */
  last: z.nullable(message),
  /** The reader's own part. */
  own: z.strictObject({
    state: z.enum(MEMBER_STATES),
    readSeq: number,
    unread: number,
    mutedUntil: z.nullable(isoDateTime),
    /** When the reader is reminded of it. */
    remindAt: z.nullable(isoDateTime),
    isArchived: z.boolean(),
    draft: z.string(),
    /** Under 18: the way to report stands in view. */
    isGuarded: z.boolean(),
    /** Whether the reader may write now, and why not. */
    mayWrite: z.enum(['yes', 'waits', 'no']),
    /** The reader's first message is a request: text only, and no second one before the answer. */
    isRequest: z.boolean(),
  }),
})
export type Conversation = z.output<typeof conversation>
