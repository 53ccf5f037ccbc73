import * as z from 'zod/mini'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { field } from './rules/field.ts'
import { STATUSES } from './statuses.ts'

export const answers = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.record(z.string(), z.string())]),
)

const submission = z.strictObject({
  id: uuid,
  number: z.int(),
  version: z.int(),
  answers,
  /** Who sent it, where a member did. */
  member: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  status: z.enum(STATUSES),
  assigned: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  sentAt: isoDateTime,
  editedAt: z.nullable(isoDateTime),
  clearedAt: z.nullable(isoDateTime),
})
export type Submission = z.output<typeof submission>

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/submissions',
  summary:
    'What was sent with a form, the newest first, found by words and status; with the questions of all its versions',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({
    q: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(z.enum(STATUSES)),
    after: z.optional(cursor),
  }),
  response: z.strictObject({
    title: z.strictObject({ bhs: z.string(), en: z.string() }),
    received: z.int(),
    counts: z.strictObject({
      received: z.int(),
      reading: z.int(),
      question: z.int(),
      accepted: z.int(),
      declined: z.int(),
      done: z.int(),
    }),
    /** Each question once, as it was asked last. */
    fields: z.array(field),
    submissions: z.array(submission),
    next: z.nullable(z.string()),
  }),
})
