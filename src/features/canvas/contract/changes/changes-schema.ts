import * as z from 'zod/mini'
import { boxId } from '#features/calls/contract/values.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

const boxChange = z.strictObject({ box: boxId, words: z.string() })
export type BoxChange = z.output<typeof boxChange>
export const boxChanges = z.array(boxChange)

/** `waiting` until the team answers or its time is over; then the board judges the first submission. */
export const CHANGES_STATES = ['waiting', 'answered', 'missed'] as const

/** The board's only request for changes. */
export const changeRequest = z.strictObject({
  state: z.enum(CHANGES_STATES),
  why: z.string(),
  asked: boxChanges,
  askedAt: isoDateTime,
  until: isoDateTime,
  answeredAt: z.nullable(isoDateTime),
})
export type ChangeRequest = z.output<typeof changeRequest>
