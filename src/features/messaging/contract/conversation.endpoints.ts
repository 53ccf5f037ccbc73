import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { aboutRef } from './about.ts'
import { BODY_MAX, GROUP_MAX, TITLE_MAX } from './limits.ts'
import { conversation } from './message.ts'

const params = z.strictObject({ id: uuid })
/** Folders of the list: what one takes part in, what of it is unread, what strangers ask, what was put away. */
export const FOLDERS = ['inbox', 'unread', 'requests', 'archive'] as const
export type Folder = (typeof FOLDERS)[number]

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  blocks: {
    none: 'What was written stays with both: words and pages of whom a block severs are left out of it.',
  },
  summary: 'Conversations of the member, the last changed first',
  query: z.strictObject({
    folder: z.optional(z.enum(FOLDERS)),
    after: z.optional(cursor),
  }),
  response: z.strictObject({
    items: z.array(conversation),
    next: z.nullable(z.string()),
    /** Conversations with something unread, and requests without an answer. */
    unread: z.int(),
    requests: z.int(),
  }),
})

export const beginConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  blocks: 'refuses',
  summary: 'Begins a conversation; two people have one, which is given if it is there already',
  body: z.strictObject({
    /** Made by the device, so that a repeated call begins nothing twice. */
    id: uuid,
    kind: z.enum(['direct', 'group']),
    members: z.array(uuid).check(z.minLength(1), z.maxLength(GROUP_MAX - 1)),
    title: z.optional(words(TITLE_MAX)),
    about: z.optional(aboutRef),
  }),
  status: 201,
  response: conversation,
})

export const openTeamConversation = endpoint({
  method: 'POST',
  path: '/api/team-conversations',
  blocks: {
    none: 'A team stays one; whom a block severs from whoever opens it is not drawn in, and words between the two are left out.',
  },
  summary: 'The one conversation of those who work on something together, begun if nobody has opened it yet',
  body: z.strictObject({
    /** Made by the device, so that a repeated call begins nothing twice. */
    id: uuid,
    about: aboutRef,
  }),
  response: conversation,
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}',
  blocks: {
    none: 'What was written stays with both: words and pages of whom a block severs are left out of it.',
  },
  summary: 'One conversation of the member',
  params,
  response: conversation,
})

export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/{id}',
  limit: { times: 60, seconds: 60 },
  blocks: { none: 'It changes the group for everybody in it; a block does not split a group.' },
  summary: 'Gives a group another name',
  params,
  body: z.strictObject({ title: words(TITLE_MAX) }),
  response: conversation,
})

export const answerRequest = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/answer',
  blocks: 'refuses',
  summary: 'Accepts what a stranger asks, or refuses it without telling them',
  params,
  body: z.strictObject({ accept: z.boolean() }),
})

export const markRead = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/read',
  summary: 'Says up to which message the member has read; never goes back',
  params,
  body: z.strictObject({ seq: z.int().check(z.minimum(0)) }),
})

export const sayTyping = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/typing',
  blocks: 'refuses',
  summary: 'Tells the others that the member is writing',
  params,
})

export const keepOwnPart = endpoint({
  method: 'PATCH',
  path: '/api/conversations/{id}/own',
  limit: { times: 120, seconds: 60 },
  summary: "Changes the member's own part: mutes, archives, asks to be reminded, keeps what is half written",
  params,
  body: z.strictObject({
    mutedUntil: z.optional(z.nullable(isoDateTime)),
    remindAt: z.optional(z.nullable(isoDateTime)),
    isArchived: z.optional(z.boolean()),
    draft: z.optional(words(BODY_MAX)),
  }),
})

export const addMembers = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/members',
  blocks: 'refuses',
  summary: 'Brings people into a group; they read what is written from then on',
  params,
  body: z.strictObject({ members: z.array(uuid).check(z.minLength(1), z.maxLength(GROUP_MAX - 1)) }),
  response: conversation,
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/conversations/{id}/members/{member}',
  blocks: { none: 'It takes somebody out of a group, or leaves it; that severs as well.' },
  summary: 'Leaves a group, or takes somebody out of it',
  params: z.strictObject({ id: uuid, member: uuid }),
})

export const getMessagingSettings = endpoint({
  method: 'GET',
  path: '/api/messaging/settings',
  impersonation: 'reads',
  summary: 'How the member keeps conversations',
  response: z.strictObject({ showsReading: z.boolean() }),
})

export const saveMessagingSettings = endpoint({
  method: 'PUT',
  path: '/api/messaging/settings',
  summary: 'Changes how the member keeps conversations',
  body: z.strictObject({ showsReading: z.boolean() }),
  response: z.strictObject({ showsReading: z.boolean() }),
})
