import * as z from 'zod/mini'
import { callContent } from '#features/calls/contract/call.ts'
import { callSlug } from '#features/calls/contract/calls.endpoints.ts'
import { CHANGES_STATES } from '#features/canvas/contract/changes/changes-schema.ts'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { REVIEW_STATES } from './reviews.endpoints.ts'

/**
 * Why somebody may not review an application: they declared it, or the product detected it (team, connection, surname with
 * municipality). The exact cause would tell a blind board who has applied.
 */
export const OBSTACLES = ['declared', 'detected'] as const
export type Obstacle = (typeof OBSTACLES)[number]

const application = z.strictObject({
  id: uuid,
  number: z.int(),
  title: z.string(),
  /** The member knows the team, so they neither see its reviewers nor choose them. */
  own: z.boolean(),
  judging: z.array(z.strictObject({ reviewer: z.nullable(uuid), state: z.enum(REVIEW_STATES) })),
  obstacles: z.array(z.strictObject({ reviewer: uuid, obstacle: z.enum(OBSTACLES) })),
  /** The state of the request for changes. */
  changes: z.nullable(z.enum(CHANGES_STATES)),
  mayAsk: z.boolean(),
})
export type AssignedApplication = z.output<typeof application>

const assignments = z.strictObject({
  slug: z.string(),
  title: bilingual(140),
  open: z.boolean(),
  /** Whether this member is staff, who may name substitutes. */
  staff: z.boolean(),
  reviewUntil: z.nullable(isoDateTime),
  /** The template with the boxes that a request for changes may name. */
  template: callContent.shape.template,
  /** Reviewers per application. */
  each: z.int(),
  reviewers: z.array(z.strictObject({ id: uuid, name: z.string(), load: z.int(), given: z.int() })),
  applications: z.array(application),
})
export type Assignments = z.output<typeof assignments>

export const getAssignments = endpoint({
  method: 'GET',
  path: '/api/reviews/calls/{slug}/assignments',
  limit: { times: 120, seconds: 60 },
  summary:
    'Who of the board judges which application of a call, how much each has, and who may not judge what',
  params: z.strictObject({ slug: callSlug }),
  blocks: { none: 'members of one board work together, whoever they are to each other' },
  response: assignments,
})

const one = z.strictObject({ slug: callSlug, application: uuid, reviewer: uuid })

export const assign = endpoint({
  method: 'PUT',
  path: '/api/reviews/calls/{slug}/assignments/{application}/{reviewer}',
  summary: 'Gives an application to one of the board who is in no conflict over it; they are told',
  params: one,
  blocks: { none: 'members of one board work together, whoever they are to each other' },
})

export const removeAssignment = endpoint({
  method: 'DELETE',
  path: '/api/reviews/calls/{slug}/assignments/{application}/{reviewer}',
  summary: 'Takes an application back from a reviewer who has not begun to score it',
  params: one,
  blocks: { none: 'members of one board work together, whoever they are to each other' },
})
