import * as z from 'zod/mini'
import { boxId } from '#features/calls/contract/values.ts'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { scoredDraft, scoresByCriterion } from './reviews.endpoints.ts'

export const REMARK_MAX = 1500
/** All reviewers of the application read why a score was changed. */
export const WHY_MIN = 20
export const WHY_MAX = 500

/** Reviewers see others' scores after giving their own, once all are in or the time is over. */
export const TALK_STATES = ['early', 'open', 'closed'] as const

const change = z.strictObject({
  at: isoDateTime,
  why: z.string(),
  /** The earlier scores. */
  scores: z.record(boxId, z.int()),
})

const memberScore = z.strictObject({
  /** Null once the account has ended. */
  reviewer: z.nullable(z.string()),
  mine: z.boolean(),
  scores: scoresByCriterion,
  comment: z.string(),
  changes: z.array(change),
})
export type MemberScore = z.output<typeof memberScore>

const remark = z.strictObject({
  id: uuid,
  author: z.nullable(z.string()),
  mine: z.boolean(),
  text: z.string(),
  at: isoDateTime,
})
export type Remark = z.output<typeof remark>

const talk = z.strictObject({
  state: z.enum(TALK_STATES),
  given: z.array(memberScore),
  remarks: z.array(remark),
})
export type Talk = z.output<typeof talk>

const BOARD = { none: 'members of one board decide together, whoever they are to each other' } as const
const params = z.strictObject({ id: uuid })

export const getTalk = endpoint({
  method: 'GET',
  path: '/api/reviews/{id}/talk',
  summary:
    'What all who judge an application gave it and say of it, once nobody is led by the others any more',
  params,
  blocks: BOARD,
  response: talk,
})

export const addRemark = endpoint({
  method: 'POST',
  path: '/api/reviews/{id}/talk/remarks',
  summary: 'Says something to the others who judge an application; they are told',
  params,
  body: z.strictObject({ text: visibleWords(REMARK_MAX) }),
})

export const deleteRemark = endpoint({
  method: 'DELETE',
  path: '/api/reviews/{id}/talk/remarks/{remark}',
  summary: 'Takes back what one has said',
  params: z.strictObject({ id: uuid, remark: uuid }),
})

export const updateScore = endpoint({
  method: 'PUT',
  path: '/api/reviews/{id}/revised',
  summary:
    'Changes a given score after the talk, with If-Match only as it was read; the others see what it was and why',
  params,
  body: z.strictObject({ ...scoredDraft.shape, why: visibleWords(WHY_MAX).check(z.minLength(WHY_MIN)) }),
})
