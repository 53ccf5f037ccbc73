import * as z from 'zod/mini'
import { visibleWords, words } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { answerInput } from './answer-filter.ts'
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
  /** The member who sent it; null for visitors. */
  member: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  status: z.enum(STATUSES),
  assigned: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  sentAt: isoDateTime,
  editedAt: z.nullable(isoDateTime),
  clearedAt: z.nullable(isoDateTime),
})
export type Submission = z.output<typeof submission>

/** Besides the id of a reader: the caller, or nobody yet. */
export const READERS = ['mine', 'nobody'] as const

/** What narrows the list of submissions, and the table made of them. */
export const filter = {
  q: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(z.enum(STATUSES)),
  reader: z.optional(z.union([z.enum(READERS), uuid])),
  /** The first and the last day on which it was sent, in Sarajevo. */
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  /** A condition on the answer to one question. */
  answer: z.optional(answerInput),
}

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/submissions',
  summary:
    'What was sent with a form, the newest first, found by words, status, who reads it, days and the answer to a question; with the questions of all its versions',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ ...filter, after: z.optional(cursor) }),
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
    /** The questions of all versions, each once in its latest words. */
    fields: z.array(field),
    submissions: z.array(submission),
    /** Whether this person changes forms and answers; others read. */
    mayEdit: z.boolean(),
    next: z.nullable(z.string()),
  }),
})

const ofForm = z.strictObject({ id: uuid })
const ofSubmission = z.strictObject({ id: uuid, submission: uuid })
/** The most submissions that one call changes; a page that changes more makes several calls. */
export const SOME_MAX = 200
/** The most that can be chosen at once. */
export const IDS_MAX = 5000
/** How long deleted answers can be restored; then they are erased. */
export const RESTORE_MINUTES = 10
const some = z.array(uuid).check(z.minLength(1), z.maxLength(SOME_MAX))
export const STATUS_TEXT_MAX = 1000
export const NOTE_MAX = 2000

const openedSubmission = z.strictObject({
  ...submission.shape,
  statusText: z.string(),
  statusAt: isoDateTime,
  /** The questions of its own version. */
  fields: z.array(field),
  files: z.array(z.strictObject({ id: uuid, field: z.string(), name: z.string(), size: z.int() })),
  notes: z.array(
    z.strictObject({ id: uuid, author: z.nullable(z.string()), text: z.string(), at: isoDateTime }),
  ),
})
export type OpenedSubmission = z.output<typeof openedSubmission>

export const getSubmission = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/submissions/{submission}',
  summary: 'What was sent, with the questions of its version and what staff noted',
  params: ofSubmission,
  response: openedSubmission,
})

export const updateSubmissionStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/{id}/submission-status',
  summary: 'Says of up to 200 submissions how they stand, which their senders see and members are told',
  params: ofForm,
  body: z.strictObject({ submissions: some, status: z.enum(STATUSES), text: words(STATUS_TEXT_MAX) }),
})

export const assignSubmissions = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/{id}/submission-reader',
  summary:
    'Assigns up to 200 submissions to somebody who may read them, or to nobody; who gets some from a colleague is notified',
  params: ofForm,
  body: z.strictObject({ submissions: some, reader: z.nullable(uuid) }),
})

const reader = z.strictObject({ id: uuid, name: z.string() })
export type Reader = z.output<typeof reader>

export const listReaders = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/readers',
  summary: 'The people to whom submissions of this form can be assigned, in the order of their names',
  params: ofForm,
  response: z.strictObject({ readers: z.array(reader) }),
})

export const listSubmissionIds = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/submission-ids',
  summary:
    'The ids of all submissions that match, the newest first, to do one thing with all of them; at most 5,000',
  params: ofForm,
  query: z.strictObject(filter),
  response: z.strictObject({ ids: z.array(uuid) }),
})

const counted = z.strictObject({ count: z.int() })

export const deleteSubmissions = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/{id}/submission-deletion',
  summary:
    'Deletes up to 200 submissions: nobody reads them, and ten minutes later, in which they can be restored, what they say is erased',
  params: ofForm,
  status: 200,
  body: z.strictObject({ submissions: some }),
  response: counted,
})

export const restoreSubmissions = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/{id}/submission-restoration',
  summary: 'Restores up to 200 submissions that were deleted within the last ten minutes',
  params: ofForm,
  status: 200,
  body: z.strictObject({ submissions: some }),
  response: counted,
})

export const addSubmissionNote = endpoint({
  method: 'POST',
  path: '/api/admin/forms/{id}/submissions/{submission}/notes',
  summary: 'Notes something for other staff; the sender never sees it',
  params: ofSubmission,
  body: z.strictObject({ text: visibleWords(NOTE_MAX) }),
  response: openedSubmission,
})
