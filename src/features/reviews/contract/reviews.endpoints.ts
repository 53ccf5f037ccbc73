import * as z from 'zod/mini'
import { applicationContent } from '#features/calls/contract/application-content.ts'
import { callContent } from '#features/calls/contract/call.ts'
import { CHANGES_STATES, changeRequest } from '#features/canvas/contract/changes/changes-schema.ts'
import { boxId } from '#features/calls/contract/values.ts'
import { bilingual, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

/** The ways to know a team; each removes the application from the reviewer's desk. */
export const CONFLICTS = ['family', 'colleague', 'mentor', 'recognised'] as const
export type Conflict = (typeof CONFLICTS)[number]

export const REVIEW_STATES = ['waiting', 'draft', 'given', 'conflict'] as const

/** The team reads it; fewer characters explain nothing. */
export const COMMENT_MIN = 80
export const COMMENT_MAX = 2000
export const HIGHEST_SCORE = 5
const CRITERIA_MAX = 12

const score = z.int().check(z.minimum(0), z.maximum(HIGHEST_SCORE))
const comment = words(COMMENT_MAX)

const entry = z.strictObject({
  id: uuid,
  number: z.int(),
  title: z.string(),
  state: z.enum(REVIEW_STATES),
})

const listedEntry = z.strictObject({
  ...entry.shape,
  /** The state of the request for changes. */
  changes: z.nullable(z.enum(CHANGES_STATES)),
})
export type ReviewEntry = z.output<typeof listedEntry>

const reviewedCall = z.strictObject({
  slug: z.string(),
  title: bilingual(140),
  reviewUntil: z.nullable(isoDateTime),
  /** Scores are accepted now. */
  open: z.boolean(),
  /** Number of reviewers missing over all applications of the call. */
  missing: z.int(),
  /** The member may see the ranking, because they have given all their scores. */
  ranked: z.boolean(),
  /** The member knows a team of the call: others see scores and decide. */
  conflict: z.boolean(),
  applications: z.array(listedEntry),
})
export type ReviewedCall = z.output<typeof reviewedCall>

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  limit: { times: 120, seconds: 60 },
  summary: 'Calls on whose boards the member sits and that are under review, with what the member judges',
  response: z.strictObject({ calls: z.array(reviewedCall) }),
})

export const assignReviewers = endpoint({
  method: 'POST',
  path: '/api/reviews/calls/{slug}/assignments',
  summary: 'Gives every application of a call the reviewers that it misses, evenly and nobody in a conflict',
  params: z.strictObject({ slug: z.string().check(z.maxLength(200)) }),
})

const one = z.strictObject({ id: uuid })

export const scoresByCriterion = z.record(boxId, score)

const review = z.strictObject({
  ...entry.shape,
  /** By criterion. */
  scores: scoresByCriterion,
  comment,
  call: z.strictObject({ slug: z.string(), title: bilingual(140), reviewUntil: z.nullable(isoDateTime) }),
  open: z.boolean(),
  /** Whether the names of the team are hidden. */
  blind: z.boolean(),
  /** Sent back as `If-Match`. */
  version: z.string(),
  criteria: callContent.shape.review.shape.criteria,
  template: callContent.shape.template,
  content: applicationContent,
  /** Number of this application's reviewers who have given their scores. */
  given: z.int(),
  reviewers: z.int(),
  /** The changes that the board requested, at most once. */
  changes: z.nullable(
    z.strictObject({ ...changeRequest.shape, /** As it was sent first. */ before: applicationContent }),
  ),
  mayAsk: z.boolean(),
  /** The team answered after this reviewer's score, which may be revised. */
  mayRevise: z.boolean(),
})
export type Review = z.output<typeof review>

export const getReview = endpoint({
  method: 'GET',
  path: '/api/reviews/{id}',
  limit: { times: 240, seconds: 60 },
  summary: 'An application without the names of its team, and what the reviewer has drafted or given',
  params: one,
  blocks: { none: 'the board decides about the application, whoever its people are to each other' },
  response: review,
})

export const scoredDraft = z.strictObject({
  scores: z.array(z.strictObject({ criterion: boxId, score })).check(z.maxLength(CRITERIA_MAX)),
  comment,
})

export const saveReview = endpoint({
  method: 'PUT',
  path: '/api/reviews/{id}',
  summary:
    'Keeps a draft of scores and the comment. If-Match refuses it where another device has changed it since',
  params: one,
  body: scoredDraft,
  response: z.strictObject({ version: z.string() }),
})

export const submitReview = endpoint({
  method: 'PUT',
  path: '/api/reviews/{id}/given',
  summary: 'Gives what is drafted, with If-Match only as it was read; later it is changed in the open alone',
  params: one,
})

export const saveConflict = endpoint({
  method: 'PUT',
  path: '/api/reviews/{id}/conflict',
  summary:
    'Says how the reviewer knows the team; the application leaves their desk, and their draft is deleted',
  params: one,
  body: z.strictObject({ conflict: z.enum(CONFLICTS) }),
})
