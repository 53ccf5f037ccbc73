import * as z from 'zod/mini'
import { organisationCard } from '#features/organisations/contract/cards.ts'
import { slugParam } from '#features/organisations/contract/inputs.ts'
import { ROLES, VERIFICATIONS } from '#features/organisations/contract/kinds.ts'
import { CLOSED_REASONS, KINDS, STATUSES } from '#features/opportunities/contract/kinds.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { INTERVIEW_WAYS } from './interview.endpoints.ts'

/** An opportunity is said to end this many days before its deadline. */
export const ENDING_DAYS = 7
/** Interviews of today and of so many days after it. */
export const INTERVIEW_DAYS = 6

const texts = z.strictObject({ bhs: z.string(), en: z.string() })

const opportunity = z.strictObject({
  id: uuid,
  slug: z.string(),
  kind: z.enum(KINDS),
  status: z.enum(STATUSES),
  title: texts,
  deadline: z.nullable(isoDateTime),
  closedReason: z.nullable(z.enum(CLOSED_REASONS)),
  updatedAt: isoDateTime,
  wasPublished: z.boolean(),
  isReturned: z.boolean(),
  isEnding: z.boolean(),
  /** Questions beside it without an answer. */
  questions: z.int(),
  /** Applications to it: sent ones, of these new ones, invited and further ones, and those whose answer is missing. */
  all: z.int(),
  fresh: z.int(),
  further: z.int(),
  waiting: z.int(),
  /** Of the waiting ones: promised for an earlier moment, and for later today. */
  late: z.int(),
  today: z.int(),
  /** The earliest promise that is still to be kept. */
  promisedAt: z.nullable(isoDateTime),
})
export type HomeOpportunity = z.output<typeof opportunity>

const interview = z.strictObject({
  application: uuid,
  opportunity: uuid,
  at: isoDateTime,
  minutes: z.int(),
  way: z.enum(INTERVIEW_WAYS),
  name: z.string(),
  isToday: z.boolean(),
  /** Whether the applicant asks for another time instead. */
  asksAnother: z.boolean(),
})

const home = z.strictObject({
  organisation: organisationCard,
  role: z.enum(ROLES),
  state: z.enum(VERIFICATIONS),
  /** Answers of the last year that were due, and those in time. */
  replies: z.strictObject({ due: z.int(), inTime: z.int() }),
  /** Open ones first; without drafts for a reviewer. */
  opportunities: z.array(opportunity),
  /** The next ones first. */
  interviews: z.array(interview),
  /** With the number of applications that each has scored. */
  people: z.array(z.strictObject({ id: uuid, name: z.string(), role: z.enum(ROLES), scores: z.int() })),
  /** Invitations that nobody has accepted yet. */
  invitations: z.int(),
})
export type OrganisationHome = z.output<typeof home>

export const getOrganisationHome = endpoint({
  method: 'GET',
  path: '/api/organisations/{id}/home',
  summary: 'What waits for the people of an organisation, by its id or the last part of its address',
  params: z.strictObject({ id: slugParam }),
  blocks: {
    none: 'It is the work of an organisation; its people read and decide together whatever blocks there are.',
  },
  response: home,
})
