import * as z from 'zod/mini'
import { boxId } from '#features/calls/contract/values.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

const askedChange = z.strictObject({ box: boxId, words: z.string() })
export type AskedChange = z.output<typeof askedChange>
export const askedChanges = z.array(askedChange)

/** `waiting` until it is answered or its time is over: then the first submission is judged. */
export const CHANGES_STATES = ['waiting', 'answered', 'missed'] as const

/** The board's only request for changes. */
export const changeRequest = z.strictObject({
  state: z.enum(CHANGES_STATES),
  why: z.string(),
  asked: askedChanges,
  askedAt: isoDateTime,
  until: isoDateTime,
  answeredAt: z.nullable(isoDateTime),
})
export type ChangeRequest = z.output<typeof changeRequest>
