import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { MENTIONS_MAX } from '#platform/contract/mentions.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { pageCursor } from './page-cursor.ts'

export const TEXT_MAX = 1500
/** Minutes after writing in which one may still edit the text. */
export const EDIT_MINUTES = 15

const aboutKind = z.string().check(z.regex(/^[a-z]{1,30}$/))
const text = words(TEXT_MAX)

const post = z.strictObject({
  id: uuid,
  /** Empty if it was deleted and only its place is left. */
  text: z.string(),
  at: isoDateTime,
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  /** Written in the name of the organisation, bank or staff behind the thing. */
  isOfficial: z.boolean(),
  /** Null if the author has no public profile. */
  author: z.nullable(z.strictObject({ name: z.string(), slug: z.nullable(z.string()) })),
  isOwn: z.boolean(),
  isEditable: z.boolean(),
})
export type Post = z.output<typeof post>

const question = z.strictObject({
  ...post.shape,
  interests: z.int(),
  isInterested: z.boolean(),
  /** Official ones first. */
  answers: z.array(post),
})
export type Question = z.output<typeof question>

const discussion = {
  items: z.array(question),
  next: z.nullable(z.string()),
  /** The name in which official answers are given. */
  by: z.strictObject({ bhs: z.string(), en: z.string() }),
  /** Whether members may still ask. */
  isOpen: z.boolean(),
}

const publicDiscussion = z.strictObject(discussion)
export type PublicDiscussion = z.output<typeof publicDiscussion>

export const getPublicDiscussion = endpoint({
  method: 'GET',
  path: '/api/public/discussions/{kind}/{id}',
  impersonation: 'reads',
  blocks: { none: 'Nobody in particular reads it; whoever is signed in asks for their own.' },
  summary: 'Answered questions about something, as everybody reads them',
  params: z.strictObject({ kind: aboutKind, id: uuid }),
  response: publicDiscussion,
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/discussions',
  impersonation: 'reads',
  blocks: 'hides',
  summary:
    'Questions about something with their answers, also those that wait: officially answered ones first, then what most want to know, then the newest',
  query: z.strictObject({ kind: aboutKind, id: uuid, after: z.optional(pageCursor) }),
  response: z.strictObject({
    ...discussion,
    /** Whether the member's answers are official. */
    isOfficial: z.boolean(),
  }),
})

export const createQuestion = endpoint({
  method: 'POST',
  path: '/api/discussions',
  summary: 'Asks something about a thing; all members read it, everybody once it is answered',
  body: z.strictObject({ kind: aboutKind, id: uuid, text }),
})

const params = z.strictObject({ id: uuid })

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/discussions/{id}/answers',
  blocks: 'refuses',
  summary: 'Answers a question, officially where the member speaks for whoever the thing is of',
  params,
  body: z.strictObject({ text }),
})

export const saveInterest = endpoint({
  method: 'PUT',
  path: '/api/discussions/{id}/interest',
  blocks: 'refuses',
  summary: 'Says that the member wants to know the same and is told of answers, or takes that back',
  params,
  body: z.strictObject({ wanted: z.boolean() }),
})

/** Members named in the text. The server drops those whose names are missing there, or whom the author may not name. */
export const mentions = z.optional(z.array(uuid).check(z.maxLength(MENTIONS_MAX)))

export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/discussions/{id}',
  summary: 'Mends an own question or answer within 15 minutes',
  params,
  blocks: { none: 'It is one’s own; whom it names is decided by the policy of reach.' },
  body: z.strictObject({ text, mentions }),
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/discussions/{id}',
  summary: 'Takes back an own question or answer; of a question with answers its place is left',
  params,
})
