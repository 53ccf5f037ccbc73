import * as z from 'zod/mini'
import { line, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { organisationCard } from './cards.ts'
import { details } from './inputs.ts'
import { REASONS, ROLES, VERIFICATIONS } from './kinds.ts'
import { DECISIONS } from './verification.endpoints.ts'

export const ADMIN_STATES = ['waiting', 'none', 'verified', 'refused', 'suspended'] as const
export type AdminState = (typeof ADMIN_STATES)[number]
export const NOTE_LIMIT = 1000

const row = z.strictObject({
  card: organisationCard,
  state: z.enum(VERIFICATIONS),
  suspended: z.boolean(),
  domainProved: z.boolean(),
  hasRegisterNumber: z.boolean(),
  askedAt: z.nullable(isoDateTime),
  createdAt: isoDateTime,
})
export type AdminOrganisationRow = z.output<typeof row>

export const listOrganisationsForCheck = endpoint({
  method: 'GET',
  path: '/api/admin/organisations',
  summary: 'Organisations in one state, 25 at a time; those that wait come with the longest wait first',
  query: z.strictObject({
    state: z.enum(ADMIN_STATES),
    query: z.optional(line(100)),
    after: z.optional(uuid),
  }),
  response: z.strictObject({
    organisations: z.array(row),
    next: z.nullable(uuid),
    /** Number of waiting organisations. */
    waiting: z.int(),
  }),
})

const decided = z.strictObject({
  decision: z.enum(DECISIONS),
  reason: z.nullable(z.enum(REASONS)),
  note: z.string(),
  /** The admin who decided; null once they have left. */
  by: z.nullable(z.string()),
  at: isoDateTime,
})

export const getOrganisationForCheck = endpoint({
  method: 'GET',
  path: '/api/admin/organisations/{id}',
  summary: 'All that staff need to decide about an organisation',
  params: z.strictObject({ id: uuid }),
  response: z.strictObject({
    ...row.shape,
    details,
    domain: z.nullable(z.string()),
    /** Another organisation with the same register number or the same name. */
    namesakes: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
    people: z.array(z.strictObject({ name: z.string(), email: z.string(), role: z.enum(ROLES) })),
    history: z.array(decided),
  }),
})
export type OrganisationForCheck = z.output<NonNullable<typeof getOrganisationForCheck.response>>

export const decideOrganisation = endpoint({
  method: 'POST',
  path: '/api/admin/organisations/{id}/decisions',
  summary: 'Gives the mark, refuses it, suspends or restores; owners are told by mail in their language',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({
    decision: z.enum(['verified', 'refused', 'suspended', 'restored']),
    reason: z.nullable(z.enum(REASONS)),
    note: words(NOTE_LIMIT),
  }),
})
