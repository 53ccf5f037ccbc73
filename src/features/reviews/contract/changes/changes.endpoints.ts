import * as z from 'zod/mini'
import { callSlug } from '#features/calls/contract/calls.endpoints.ts'
import { boxId } from '#features/calls/contract/values.ts'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'

/** Fewer characters would not tell a team what to do. */
export const ASKED_MIN = 10
export const ASKED_MAX = 600
export const ASKED_WHY_MIN = 20
export const ASKED_WHY_MAX = 1000
const BOXES_MAX = 12

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const body = z.strictObject({
  why: visibleWords(ASKED_WHY_MAX).check(z.minLength(ASKED_WHY_MIN)),
  until: day,
  asked: z
    .array(z.strictObject({ box: boxId, words: visibleWords(ASKED_MAX).check(z.minLength(ASKED_MIN)) }))
    .check(z.minLength(1), z.maxLength(BOXES_MAX)),
})

export const requestChanges = endpoint({
  method: 'POST',
  path: '/api/reviews/{id}/changes',
  summary:
    'Asks the team once to change some boxes of what it sent, until the end of a day; the others stay as they are',
  params: z.strictObject({ id: uuid }),
  body,
})

export const requestChangesOfApplication = endpoint({
  method: 'POST',
  path: '/api/reviews/calls/{slug}/applications/{application}/changes',
  summary: 'The same by anybody else of the board, or by staff who look after grants',
  params: z.strictObject({ slug: callSlug, application: uuid }),
  body,
})
