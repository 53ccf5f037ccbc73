import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { TEXT_MAX } from '../discussions.endpoints.ts'

export const QUOTE_MAX = 1000
export const PROPOSAL_MAX = 2000
export const ANCHOR_MAX = 800

const kind = z.string().check(z.regex(/^[a-z]{1,30}$/))
const place = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))
/** Of a conversation, `resolved`; of a proposal, whether it was accepted. */
const outcome = z.enum(['resolved', 'accepted', 'declined'])
export type Outcome = z.output<typeof outcome>
/** The role of a person who speaks without being one of the thing's own people. */
const voice = z.enum(['mentor', 'board', 'editor'])
export type Voice = z.output<typeof voice>

const message = z.strictObject({
  id: uuid,
  /** Empty if it was deleted and only its place is left. */
  text: z.string(),
  at: isoDateTime,
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  isOwn: z.boolean(),
  voice: z.nullable(voice),
  /** Null once the account has ended. */
  author: z.nullable(z.string()),
})
export type ThreadMessage = z.output<typeof message>

const thread = z.strictObject({
  id: uuid,
  place: z.string(),
  anchor: z.nullable(z.string()),
  /** The words that it is about, as they were at its beginning. */
  quote: z.string(),
  proposal: z.nullable(z.string()),
  outcome: z.nullable(outcome),
  closedBy: z.nullable(z.string()),
  /** The first post and the answers, oldest first. */
  said: z.array(message).check(z.minLength(1)),
})
export type Thread = z.output<typeof thread>

const WHOLE = {
  none: 'Those who work on one thing together read all that is said about it, whoever of them has blocked whom.',
}

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  blocks: WHOLE,
  summary: 'What the people of a thing have said among themselves about its places, the oldest first',
  query: z.strictObject({ kind, id: uuid }),
  response: z.strictObject({
    items: z.array(thread),
    /** Whether new posts are still possible. */
    isOpen: z.boolean(),
    /** Whether the member may close conversations and decide on proposals. */
    decides: z.boolean(),
  }),
})

export const createThread = endpoint({
  method: 'POST',
  path: '/api/threads',
  summary:
    'Says something about a place, or proposes other words for it; a repeated call with its id adds nothing',
  body: z.strictObject({
    id: uuid,
    kind,
    about: uuid,
    place,
    anchor: z.nullable(z.string().check(z.maxLength(ANCHOR_MAX))),
    quote: words(QUOTE_MAX),
    /** May be empty for a proposal. */
    text: words(TEXT_MAX),
    proposal: z.nullable(words(PROPOSAL_MAX)),
  }),
})

const params = z.strictObject({ id: uuid })

export const answerThread = endpoint({
  method: 'POST',
  path: '/api/threads/{id}/answers',
  summary: 'Answers in a conversation; a repeated call with its id adds nothing',
  params,
  body: z.strictObject({ id: uuid, text: words(TEXT_MAX) }),
})

export const closeThread = endpoint({
  method: 'PUT',
  path: '/api/threads/{id}/outcome',
  summary: 'Closes a conversation, takes or declines what was proposed, or opens it again',
  params,
  body: z.strictObject({
    outcome: z.nullable(outcome),
    /** The words that the accepting member saw; if they differ from the current ones, the proposal is not accepted. */
    words: z.optional(z.string().check(z.maxLength(20_000))),
  }),
})
