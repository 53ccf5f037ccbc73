import * as z from 'zod/mini'
import { cvDocument } from '#features/cv/contract/document.ts'
import { card } from '#features/opportunities/contract/card.ts'
import { formQuestion } from '#features/opportunities/contract/form-questions.ts'
import { bilingual, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput, uuid, versionNumber } from '#platform/contract/schemas.ts'
import { answerList } from './answers.ts'
import { applicationFile } from './application.endpoints.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { interview } from './interview.endpoints.ts'
import { DECISIONS, STATUSES } from './statuses.ts'

export const MESSAGE_MAX = 3000
/** The most applications decided in one call; the page sends more in parts. */
export const BULK_MAX = 200
/**
 * The most that a call may contain. Up to here, a message says that it is too many for one call; a person's list is never
 * longer.
 */
const SENT_MAX = 5000
/** The least length of the reason for showing names: a shorter one says nothing. */
export const REASON_MIN = 10
export const REASON_MAX = 500
export const TEMPLATES_MAX = 40

const params = z.strictObject({ id: uuid })

/** An applicant; without a name while the opportunity is read blind. A withdrawn one has no other details. */
const applicant = z.strictObject({
  id: uuid,
  /** The order of sending, used as the name of a nameless applicant. */
  number: z.int(),
  name: z.nullable(z.string()),
  status: z.enum(STATUSES),
  /** Sent back with a decision, which is rejected if somebody else has decided since. */
  version: z.int(),
  sentAt: z.nullable(isoDateTime),
  promisedAt: z.nullable(isoDateTime),
  answeredAt: z.nullable(isoDateTime),
  /** From 1 to 5; null without any score. */
  score: z.nullable(z.number()),
  scores: z.int(),
  notes: z.int(),
  /** The language of their emails; null for a withdrawn application. */
  reads: z.nullable(localeInput),
  /** The number of required skills that the CV has. */
  skills: z.strictObject({ have: z.int(), of: z.int() }),
})
export type Applicant = z.output<typeof applicant>

const note = z.strictObject({
  id: uuid,
  by: z.nullable(z.string()),
  mine: z.boolean(),
  text: z.string(),
  at: isoDateTime,
})
const score = z.strictObject({ by: z.string(), mine: z.boolean(), score: z.int() })

export const reviewed = z.strictObject({
  ...applicant.shape,
  opportunity: card,
  blind: z.boolean(),
  /** Whether this person may decide, and not only read and score. */
  decides: z.boolean(),
  /** The applicant's contact details, once the name is shown. */
  contact: z.nullable(z.strictObject({ account: uuid, email: z.string(), phone: z.nullable(z.string()) })),
  letter: z.string(),
  questions: z.array(formQuestion),
  answers: answerList,
  files: z.array(applicationFile),
  /** The number of files that are shown only once the name is. */
  hiddenFiles: z.int(),
  cv: z.nullable(cvDocument),
  steps: z.array(
    z.strictObject({
      at: isoDateTime,
      side: z.enum(['member', 'organisation', 'clock']),
      by: z.nullable(z.string()),
      status: z.enum(STATUSES),
      message: z.string(),
      cancels: z.boolean(),
    }),
  ),
  interview: z.nullable(interview),
  allScores: z.array(score),
  allNotes: z.array(note),
})
export type Reviewed = z.output<typeof reviewed>

export const listReceived = endpoint({
  method: 'GET',
  path: '/api/received-applications',
  limit: { times: 120, seconds: 60 },
  summary:
    'Opportunities of the organisations to which one belongs that take applications here, the newest first, 30 at a time',
  query: z.strictObject({ after: z.optional(uuid) }),
  response: z.strictObject({
    /** Whether the member belongs to any organisation. */
    reads: z.boolean(),
    opportunities: z.array(
      z.strictObject({
        ...card.shape,
        /** The number of applications, and of those that nobody has moved on yet. */
        applications: z.strictObject({ all: z.int(), fresh: z.int() }),
      }),
    ),
    next: z.nullable(uuid),
  }),
})

export const listApplicants = endpoint({
  method: 'GET',
  path: '/api/opportunities/{id}/applications',
  summary: 'Applications to an opportunity of one’s organisation, in the order of sending, 50 at a time',
  params,
  query: z.strictObject({ status: z.optional(z.enum(STATUSES)), after: z.optional(cursor) }),
  response: z.strictObject({
    opportunity: card,
    /** The organisation whose saved messages may be used. */
    organisation: uuid,
    blind: z.boolean(),
    decides: z.boolean(),
    /** The number of all applications, by status. */
    counts: z.array(z.strictObject({ status: z.enum(STATUSES), count: z.int() })),
    applicants: z.array(applicant),
    next: z.nullable(z.string()),
  }),
})

export const changeBoard = endpoint({
  method: 'PUT',
  path: '/api/opportunities/{id}/applications/board',
  summary:
    'Says whether applications are read without names; to read them with names takes a reason, which is kept',
  params,
  body: z.strictObject({ blind: z.boolean(), reason: z.optional(words(REASON_MAX)) }),
})

export const listBoardChanges = endpoint({
  method: 'GET',
  path: '/api/opportunities/{id}/applications/board',
  summary: 'Who has changed whether names are read, when and why, the last first; for owners and editors',
  params,
  response: z.strictObject({
    changes: z.array(
      z.strictObject({
        id: uuid,
        at: isoDateTime,
        /** Null where the account has ended. */
        by: z.nullable(z.string()),
        blind: z.boolean(),
        reason: z.string(),
      }),
    ),
  }),
})

/** Applications with the version that was read. */
export const versions = z.array(z.strictObject({ id: uuid, version: versionNumber }))
export type Versions = z.output<typeof versions>

export const decideApplications = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/applications/decisions',
  summary:
    'Moves applications on and tells each applicant, all or none, at most 200 at once; refused when somebody else has decided since they were read, with what and the versions (`current`) of those',
  params,
  body: z.strictObject({
    /** Each with the version that was read. */
    applications: versions.check(z.minLength(1), z.maxLength(SENT_MAX)),
    status: z.enum(DECISIONS),
    /** In the applicant's language; `{ime}` or `{name}` stands for their first name, see `placeholders.ts`. */
    message: bilingual(MESSAGE_MAX),
  }),
  response: z.strictObject({ moved: z.int() }),
})

export const reviewApplication = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/review',
  summary: 'One application as the organisation reads it',
  params,
  response: reviewed,
})

export const scoreApplication = endpoint({
  method: 'PUT',
  path: '/api/applications/{id}/score',
  summary: 'Scores an application from 1 to 5, or takes one’s score back',
  params,
  body: z.strictObject({ score: z.nullable(z.int().check(z.minimum(1), z.maximum(5))) }),
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/notes',
  summary: 'Writes a note that only those who decide see',
  params,
  body: z.strictObject({ text: words(2000).check(z.regex(/\S/)) }),
  response: note,
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}/notes/{note}',
  summary: 'Takes back a note of one’s own',
  params: z.strictObject({ id: uuid, note: uuid }),
})

export const exportApplicants = endpoint({
  method: 'GET',
  path: '/api/opportunities/{id}/applications/export/{format}',
  limit: { times: 60, seconds: 60 },
  summary:
    'The list of applications as a CSV or XLSX file, for owners and editors; without names while it is read blind',
  params: z.strictObject({ id: uuid, format: z.enum(['csv', 'xlsx']) }),
  status: 200,
})

export const template = z.strictObject({
  id: uuid,
  status: z.enum(DECISIONS),
  name: z.string(),
  body: bilingual(MESSAGE_MAX),
})
export type Template = z.output<typeof template>
const written = {
  status: z.enum(DECISIONS),
  name: words(80).check(z.regex(/\S/)),
  body: bilingual(MESSAGE_MAX),
}

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/organisations/{id}/message-templates',
  impersonation: 'reads',
  summary: 'Messages that an organisation has saved for its decisions',
  params,
  response: z.strictObject({
    /** The organisation's name and the address of its page. */
    organisation: z.string(),
    slug: z.nullable(z.string()),
    templates: z.array(template),
  }),
})

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/organisations/{id}/message-templates',
  summary: 'Saves a message for a decision',
  params,
  body: z.strictObject(written),
  response: template,
})

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/api/organisations/{id}/message-templates/{template}',
  summary: 'Changes a saved message',
  params: z.strictObject({ id: uuid, template: uuid }),
  body: z.strictObject(written),
  response: template,
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/organisations/{id}/message-templates/{template}',
  summary: 'Deletes a saved message',
  params: z.strictObject({ id: uuid, template: uuid }),
})
