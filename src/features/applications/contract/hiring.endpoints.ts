import * as z from 'zod/mini'
import { cvDocument } from '#features/cv/contract/document.ts'
import { card } from '#features/opportunities/contract/card.ts'
import { formQuestion } from '#features/opportunities/contract/form-questions.ts'
import { bilingual, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { answerList } from './answers.ts'
import { applicationFile } from './application.endpoints.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { interview } from './interview.endpoints.ts'
import { waitingDecision } from './deciding.endpoints.ts'
import { conditions, versions } from './desk-schemas.ts'
import { MESSAGE_MAX, SENT_MAX } from './desk-limits.ts'
import { DECISIONS, STATUSES } from './statuses.ts'

/** In which order applications are read: as they were sent, the other way round, the best first, the soonest promise first. */
export const ORDERS = ['sent', 'newest', 'score', 'promise'] as const
export type Order = (typeof ORDERS)[number]
/** The most characters of a letter that stand in a list. */
export const LEAD_MAX = 140
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
  /** Whether the status is decided but not told yet. */
  waits: z.boolean(),
  /** Sent back with a decision, which is rejected if somebody else has decided since. */
  version: z.int(),
  sentAt: z.nullable(isoDateTime),
  promisedAt: z.nullable(isoDateTime),
  answeredAt: z.nullable(isoDateTime),
  /** From 1 to 5; null without any score. */
  score: z.nullable(z.number()),
  scores: z.int(),
  /** One's own score. */
  mine: z.nullable(z.int()),
  notes: z.int(),
  /** The beginning of the letter, as it may be read; empty where there is none. */
  lead: z.string(),
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
  summary:
    'Applications to an opportunity of one’s organisation, 50 at a time; `q` finds numbers, skills and names, these only where they are shown, `unscored` leaves out what one has scored oneself, `late` what was answered in time or still may be, `answers` what was answered otherwise, `skills` whose CV lacks one of these skills, and `place` who lives elsewhere',
  params,
  query: z.strictObject({
    ...conditions,
    order: z.optional(z.enum(ORDERS)),
    after: z.optional(cursor),
  }),
  response: z.strictObject({
    opportunity: card,
    /** The organisation whose saved messages may be used. */
    organisation: uuid,
    blind: z.boolean(),
    decides: z.boolean(),
    /** Questions whose answers narrow the list. */
    questions: z.array(formQuestion),
    /** The number of all applications, by status. */
    counts: z.array(z.strictObject({ status: z.enum(STATUSES), count: z.int() })),
    /** Decisions that can still be taken back, or are being sent. */
    waiting: z.array(waitingDecision),
    applicants: z.array(applicant),
    next: z.nullable(z.string()),
  }),
})

export const updateBoard = endpoint({
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
export const decideApplications = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/applications/decisions',
  summary:
    'Moves applications on and tells each applicant, all or none: at most 200 at once, or up to 5,000 that wait five minutes (`waits`) in which it can be taken back; refused when somebody else has decided since they were read, with what and the versions (`current`) of those',
  params,
  body: z.strictObject({
    /** Each with the version that was read. */
    applications: versions.check(z.minLength(1), z.maxLength(SENT_MAX)),
    status: z.enum(DECISIONS),
    /** In the applicant's language; `{ime}` or `{name}` stands for their first name, see `placeholders.ts`. */
    message: bilingual(MESSAGE_MAX),
    /** Whether the applicants are told only after five minutes. */
    waits: z.optional(z.literal(true)),
  }),
  response: z.strictObject({ moved: z.int() }),
})

export const getApplicationForReview = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/review',
  summary: 'One application as the organisation reads it',
  params,
  response: reviewed,
})

export const saveScore = endpoint({
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
const templateFields = {
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
  body: z.strictObject(templateFields),
  response: template,
})

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/api/organisations/{id}/message-templates/{template}',
  summary: 'Changes a saved message',
  params: z.strictObject({ id: uuid, template: uuid }),
  body: z.strictObject(templateFields),
  response: template,
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/organisations/{id}/message-templates/{template}',
  summary: 'Deletes a saved message',
  params: z.strictObject({ id: uuid, template: uuid }),
})
