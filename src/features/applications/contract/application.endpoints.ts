import * as z from 'zod/mini'
import { cvDocument } from '#features/cv/contract/document.ts'
import { card } from '#features/opportunities/contract/card.ts'
import { formQuestion } from '#features/opportunities/contract/form-questions.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { webAddress } from '#features/profiles/contract/value-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { answerList } from './answers.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { interview, INTERVIEW_ANSWERS } from './interview.endpoints.ts'
import { STATUSES } from './statuses.ts'

export const LETTER_MAX = 6000
export const FILE_LIMIT = 5 * 1024 * 1024
export const FILES_MAX = 6
export const NOTE_MAX = 2000
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

const params = z.strictObject({ id: uuid })

/** An opportunity outside of the platform, as the member entered it. */
export const external = z.strictObject({
  title: words(160).check(z.regex(/\S/)),
  organisation: words(160),
  url: z.nullable(webAddress),
  deadline: z.nullable(isoDateTime),
  /** The expected date of an answer; absent for applications entered before this field existed. */
  replyBy: z.optional(z.nullable(isoDateTime)),
  note: words(NOTE_MAX),
})
export type External = z.output<typeof external>

export const applicationFile = z.strictObject({
  id: uuid,
  question: uuid,
  name: z.string(),
  type: z.string(),
  size: z.int(),
})
export type ApplicationFile = z.output<typeof applicationFile>

const step = z.strictObject({
  at: isoDateTime,
  side: z.enum(['member', 'organisation', 'clock']),
  status: z.enum(STATUSES),
  message: z.string(),
  /** A cancelled date; the application keeps its status. */
  cancels: z.boolean(),
})

const listed = z.strictObject({
  id: uuid,
  status: z.enum(STATUSES),
  /** Null where the opportunity is outside of the platform. */
  opportunity: z.nullable(card),
  external: z.nullable(external),
  sentAt: z.nullable(isoDateTime),
  promisedAt: z.nullable(isoDateTime),
  answeredAt: z.nullable(isoDateTime),
  movedAt: isoDateTime,
  /** The beginning of the applicant's own note; for an external application it is in `external`. */
  note: z.string(),
  /** The proposed date of an interview. */
  interview: z.nullable(z.strictObject({ at: isoDateTime, answer: z.nullable(z.enum(INTERVIEW_ANSWERS)) })),
})
export type Listed = z.output<typeof listed>

export const ownApplication = z.strictObject({
  ...listed.shape,
  interview: z.nullable(interview),
  /** The whole note, which only the applicant sees. */
  note: z.string(),
  language: localeInput,
  letter: z.string(),
  answers: answerList,
  /** A saved CV; null for the whole profile. */
  cv: z.nullable(uuid),
  files: z.array(applicationFile),
  questions: z.array(formQuestion),
  /** Whether the organisation first reads it without a name. */
  blind: z.boolean(),
  /** The days within which the organisation promises an answer. */
  replyDays: z.nullable(z.int()),
  steps: z.array(step),
  /** Sent back as `If-Match`. */
  version: z.string(),
  /** Whether it can still be sent, by the server's clock. */
  open: z.boolean(),
})
export type OwnApplication = z.output<typeof ownApplication>

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  impersonation: 'reads',
  summary:
    'The member’s applications, the last moved first, 50 at a time; with the first page what they have saved but not begun',
  query: z.strictObject({ after: z.optional(cursor) }),
  response: z.strictObject({
    applications: z.array(listed),
    saved: z.array(card),
    /** The number of all applications, by status. */
    counts: z.array(z.strictObject({ status: z.enum(STATUSES), count: z.int() })),
    next: z.nullable(z.string()),
  }),
})

export const startApplication = endpoint({
  method: 'POST',
  path: '/api/applications',
  summary: 'Begins an application to an opportunity, or gives the one that was begun',
  body: z.strictObject({ opportunity: uuid }),
  status: 201,
  response: z.strictObject({ id: uuid }),
})

export const createExternal = endpoint({
  method: 'POST',
  path: '/api/external-applications',
  summary: 'Keeps track of an application outside of the platform',
  body: z.strictObject({ external, status: z.enum(STATUSES) }),
  status: 201,
  response: z.strictObject({ id: uuid }),
})

export const previewLink = endpoint({
  method: 'POST',
  path: '/api/external-applications/link',
  summary:
    'Reads the page of an opportunity elsewhere and proposes what it is called, whose it is and until when',
  body: z.strictObject({ url: webAddress }),
  response: z.strictObject({
    title: z.string(),
    organisation: z.string(),
    deadline: z.nullable(isoDateTime),
    /** The end of applying, where the page says that it has passed. */
    closedAt: z.nullable(isoDateTime),
  }),
})

export const getExternal = endpoint({
  method: 'GET',
  path: '/api/external-applications/{id}',
  summary: 'One that is kept track of',
  params,
  response: listed,
})

export const saveExternal = endpoint({
  method: 'PUT',
  path: '/api/external-applications/{id}',
  summary: 'Changes what is known of an application outside of the platform, or where it stands',
  params,
  body: z.strictObject({ external, status: z.enum(STATUSES) }),
  response: listed,
})

export const updateExternalStatus = endpoint({
  method: 'PUT',
  path: '/api/external-applications/{id}/status',
  summary: 'Says where an application outside of the platform stands now; all else that is known of it stays',
  params,
  body: z.strictObject({ status: z.enum(STATUSES) }),
  response: listed,
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/applications/{id}',
  impersonation: 'reads',
  summary: 'One’s own application with everything in it',
  params,
  response: ownApplication,
})

export const saveApplication = endpoint({
  method: 'PUT',
  path: '/api/applications/{id}',
  summary: 'Keeps a draft; If-Match refuses what another device has changed since',
  params,
  body: z.strictObject({
    language: localeInput,
    letter: words(LETTER_MAX),
    answers: answerList,
    cv: z.nullable(uuid),
  }),
  response: z.strictObject({ version: z.string() }),
})

export const saveNote = endpoint({
  method: 'PUT',
  path: '/api/applications/{id}/note',
  summary: 'Keeps what the applicant notes for themselves; nobody else ever reads it',
  params,
  body: z.strictObject({ note: words(NOTE_MAX) }),
})

export const getApplicationCv = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/cv',
  summary:
    'The CV of one’s own application: of a draft as it would go now, of a sent one as it went; and what is read first, where that is done without a name',
  params,
  response: z.strictObject({
    cv: z.nullable(cvDocument),
    /** The version that the organisation reads before it invites; null where it reads by name from the beginning. */
    first: z.nullable(z.strictObject({ cv: z.nullable(cvDocument), letter: z.string() })),
  }),
})

export const addFile = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/answers/{question}/file',
  summary: 'Adds a file to a draft, in answer to one question; its name comes in the query',
  params: z.strictObject({ id: uuid, question: uuid }),
  query: z.strictObject({ name: words(160).check(z.regex(/\S/)) }),
  upload: { types: FILE_TYPES, limit: FILE_LIMIT },
  response: applicationFile,
})

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}/files/{file}',
  summary: 'Takes a file out of a draft',
  params: z.strictObject({ id: uuid, file: uuid }),
})

export const getFile = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/files/{file}',
  limit: { times: 240, seconds: 60 },
  summary: 'A file of an application, for the applicant and for those who read the application by name',
  params: z.strictObject({ id: uuid, file: uuid }),
  status: 200,
})

export const sendApplication = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/sending',
  summary: 'Sends it, once: the same again answers the same. The deadline decides by the server’s clock',
  params,
  response: ownApplication,
})

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/withdrawal',
  summary: 'Takes back what was sent; the organisation sees that and nothing else of it any more',
  params,
  response: ownApplication,
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}',
  summary: 'Deletes a draft, or one outside of the platform',
  params,
})
