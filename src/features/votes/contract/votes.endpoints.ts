import * as z from 'zod/mini'
import { callSlug, termNotice } from '#features/calls/contract/calls.endpoints.ts'
import { feninga } from '#features/calls/contract/values.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { problems } from './problems.ts'

/** Minutes until a code expires, and the wrong tries of each. */
export const CODE_MINUTES = 10
export const TRIES_PER_CODE = 5

const count = z.int().check(z.minimum(0))

const option = z.strictObject({
  id: uuid,
  title: z.string(),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  idea: z.string(),
  amount: feninga,
  /** As of the last full hour while the vote runs; null before the first one. */
  votes: z.nullable(count),
  /** While the vote runs, as if it ended at the last full hour. */
  place: z.nullable(z.int()),
  given: z.nullable(feninga),
})
export type VoteOption = z.output<typeof option>

export const BALLOT_STATES = ['soon', 'open', 'counting', 'closed'] as const

const ballot = z.strictObject({
  slug: z.string(),
  title: bilingual(140),
  bank: z.nullable(z.strictObject({ slug: z.string(), name: z.string() })),
  state: z.enum(BALLOT_STATES),
  /** The last full hour; the page does not change more often. */
  hour: isoDateTime,
  from: isoDateTime,
  until: isoDateTime,
  fund: feninga,
  minVotes: count,
  /** Staff have switched voting off for a time. */
  isResting: z.boolean(),
  /** Whether codes can be sent from here. */
  canVote: z.boolean(),
  /** The board has not decided yet, so the vote has not started. */
  isLate: z.boolean(),
  /** Terms changed by two people, with the reason. */
  notices: z.array(termNotice),
  /** The hour up to which votes are counted. */
  asOf: z.nullable(isoDateTime),
  /** The remaining fund; null before the first full hour. */
  left: z.nullable(feninga),
  options: z.array(option),
  closing: z.nullable(
    z.strictObject({
      at: isoDateTime,
      votes: count,
      voided: count,
      /** SHA-256 of the published file. */
      digest: z.string(),
    }),
  ),
})
export type Ballot = z.output<typeof ballot>

const call = z.strictObject({ slug: callSlug })

export const getBallot = endpoint({
  method: 'GET',
  path: '/api/public/calls/{slug}/ballot',
  impersonation: 'reads',
  summary:
    'The projects of a call that the public votes about, with counts of the last full hour, and the outcome',
  params: call,
  response: ballot,
})

export const requestVoteCode = endpoint({
  method: 'POST',
  path: '/api/public/calls/{slug}/vote-codes',
  summary:
    'Sends a code to a mobile phone of Bosnia and Herzegovina; the answer is the same for every number',
  params: call,
  body: z.strictObject({
    phone: z.string().check(z.minLength(1, problems.wrongNumber.code), z.maxLength(40)),
  }),
  response: z.strictObject({ code: uuid, phone: z.string() }),
})

export const createVote = endpoint({
  method: 'POST',
  path: '/api/public/calls/{slug}/votes',
  summary: 'Casts the one vote of a phone with the code it was sent; the same again gets the same receipt',
  params: call,
  body: z.strictObject({
    code: uuid,
    digits: z.string().check(z.regex(/^\d{6}$/, problems.codeUnread.code)),
    option: uuid,
  }),
  response: z.strictObject({ receipt: z.string(), option: uuid, castAt: isoDateTime }),
})
export type CastVote = z.output<NonNullable<typeof createVote.response>>
