import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { commentMention } from './comment-mentions.ts'
import { mentions, TEXT_MAX } from '../discussions.endpoints.ts'

const kind = z.string().check(z.regex(/^[a-z]{1,30}$/))

const comment = z.strictObject({
  id: uuid,
  /** Empty if it was deleted and only its place is left; `@[1]` stands where `mentions` has somebody. */
  text: z.string(),
  mentions: z.array(commentMention),
  at: isoDateTime,
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  isOwn: z.boolean(),
  isEditable: z.boolean(),
  /** Null once the account has ended; visitors only see authors with a public profile. */
  author: z.nullable(z.strictObject({ id: uuid, name: z.string(), slug: z.nullable(z.string()) })),
})
export type Comment = z.output<typeof comment>

const commentThread = z.strictObject({ ...comment.shape, answers: z.array(comment) })
export type CommentThread = z.output<typeof commentThread>

const page = z.strictObject({ items: z.array(commentThread), next: z.nullable(cursor), isOpen: z.boolean() })
export type CommentPage = z.output<typeof page>

export const getPublicComments = endpoint({
  method: 'GET',
  path: '/api/public/comments/{kind}/{id}',
  summary: 'Comments on something that is for everybody, the oldest first. 20 at a time',
  params: z.strictObject({ kind, id: uuid }),
  blocks: { none: 'Nobody in particular reads it; whoever is signed in asks for their own.' },
  response: page,
})

export const listComments = endpoint({
  method: 'GET',
  path: '/api/comments',
  impersonation: 'reads',
  summary: 'Comments on something that the member may read, the oldest first. 20 at a time',
  query: z.strictObject({ kind, id: uuid, after: z.optional(cursor) }),
  blocks: 'hides',
  response: page,
})

export const addComment = endpoint({
  method: 'POST',
  path: '/api/comments',
  summary: 'Comments on something, or answers a comment; a repeated call with its id adds nothing',
  body: z.strictObject({
    id: uuid,
    kind,
    about: uuid,
    /** The answered comment; answers are listed under the first comment of the conversation. */
    answers: z.nullable(uuid),
    text: words(TEXT_MAX),
    mentions,
  }),
  blocks: 'refuses',
})

export const searchCommentMentionable = endpoint({
  method: 'GET',
  path: '/api/comments/people',
  summary: 'Members whom a comment on a thing can name, by parts of their names; connections first',
  query: z.strictObject({ kind, id: uuid, q: z.string().check(z.maxLength(60)) }),
  blocks: 'hides',
  response: z.strictObject({
    people: z.array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        photo: z.nullable(z.string()),
        headline: z.nullable(z.strictObject({ bhs: z.string(), en: z.string() })),
      }),
    ),
  }),
})
