import * as z from 'zod/mini'
import { together } from '#features/recommendations/contract/together.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const NOTE_MAX = 300
/** Waiting requests of one member at a time. */
export const OPEN_REQUESTS_MAX = 30
/** Days that a request waits, and that a declined one rests. */
export const REST_DAYS = 90

export const RELATION_STATES = ['none', 'sent', 'received', 'connected'] as const
export type RelationState = (typeof RELATION_STATES)[number]

const params = z.strictObject({ person: uuid })
const state = z.strictObject({ state: z.enum(RELATION_STATES) })

const relation = z.strictObject({
  state: z.enum(RELATION_STATES),
  /** The time of the connection or of the request. */
  since: z.nullable(isoDateTime),
  /** The note with a request that waits for the member's answer. */
  note: z.string(),
  following: z.boolean(),
  muted: z.boolean(),
  mayConnect: z.boolean(),
  /** Connected, have worked together, and the other's skills are visible. */
  mayEndorse: z.boolean(),
  /** Shared connections: their number, and some names. */
  mutual: z.strictObject({ count: z.int(), names: z.array(z.string()) }),
  /** What else both have in common, as far as members see it. */
  together,
})
export type Relation = z.output<typeof relation>

export const getRelation = endpoint({
  method: 'GET',
  path: '/api/network/people/{person}',
  impersonation: 'reads',
  summary:
    'How the member stands to somebody: connected or asked, followed, muted, whom both know and what they share',
  params,
  blocks: 'hides',
  response: relation,
})

export const sendRequest = endpoint({
  method: 'PUT',
  path: '/api/network/people/{person}/request',
  summary: 'Asks somebody to be connected, with a note; two who ask each other are connected at once',
  params,
  body: z.strictObject({ note: words(NOTE_MAX) }),
  blocks: 'refuses',
  response: state,
})

export const withdrawRequest = endpoint({
  method: 'DELETE',
  path: '/api/network/people/{person}/request',
  summary: 'Takes a request back that has not been accepted',
  params,
  blocks: 'refuses',
})

export const acceptRequest = endpoint({
  method: 'POST',
  path: '/api/network/people/{person}/acceptance',
  summary: 'Accepts the request of somebody',
  params,
  blocks: 'refuses',
  response: state,
})

export const declineRequest = endpoint({
  method: 'PUT',
  path: '/api/network/people/{person}/refusal',
  summary: 'Declines the request of somebody, who is not told and whose next request rests for 90 days',
  params,
  blocks: 'refuses',
})

export const restoreRequest = endpoint({
  method: 'DELETE',
  path: '/api/network/people/{person}/refusal',
  summary: 'Puts a request that was declined back among those that wait',
  params,
  blocks: 'refuses',
})

export const removeConnection = endpoint({
  method: 'DELETE',
  path: '/api/network/people/{person}/connection',
  summary: 'Ends a connection; the other is not told',
  params,
  blocks: 'refuses',
})

export const createFollow = endpoint({
  method: 'PUT',
  path: '/api/network/people/{person}/follow',
  summary: 'Follows somebody whose profile the member may see',
  params,
  blocks: 'refuses',
})

export const deleteFollow = endpoint({
  method: 'DELETE',
  path: '/api/network/people/{person}/follow',
  summary: 'Follows somebody no longer',
  params,
  blocks: { none: 'A block has ended the following already; to end it again changes nothing.' },
})

export const createMute = endpoint({
  method: 'PUT',
  path: '/api/network/people/{person}/mute',
  summary: 'Mutes somebody: nothing they write reaches the member any more, and they are not told',
  params,
  blocks: 'refuses',
})

export const deleteMute = endpoint({
  method: 'DELETE',
  path: '/api/network/people/{person}/mute',
  summary: 'Mutes somebody no longer',
  params,
  blocks: { none: 'It takes back one’s own choice, of whomever it was made.' },
})

export const createBlock = endpoint({
  method: 'PUT',
  path: '/api/network/people/{person}/block',
  summary: 'Blocks somebody: neither meets the other any more, and what connected them ends',
  params,
  blocks: { none: 'Whoever is blocked may block as well, and learns nothing by it.' },
})

export const deleteBlock = endpoint({
  method: 'DELETE',
  path: '/api/network/people/{person}/block',
  summary: 'Takes a block back; what it ended does not begin again by itself',
  params,
  blocks: { none: 'It takes back one’s own block alone; that of the other stays.' },
})
