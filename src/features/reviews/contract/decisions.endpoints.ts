import * as z from 'zod/mini'
import { callSlug } from '#features/calls/contract/calls.endpoints.ts'
import { feninga } from '#features/calls/contract/values.ts'
import { bilingual, visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

/** The team reads it; fewer characters explain nothing. */
export const REASON_MIN = 40
export const REASON_MAX = 2000
export const OUTSIDE_MIN = 20
export const OUTSIDE_MAX = 600

/** Thousandths of a point. */
const points = z.int().check(z.minimum(0), z.maximum(5000))

const decision = z.strictObject({
  id: uuid,
  /** Null where the team gets no money. */
  amount: z.nullable(feninga),
  reason: z.string(),
  /** The reason for an amount outside the call's bounds; null within them. */
  outside: z.nullable(z.string()),
  proposedBy: z.nullable(z.string()),
  /** Whether this member proposed it, so that somebody else has to sign. */
  mine: z.boolean(),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(isoDateTime),
  /** Its rank and points at the time of the signature. */
  signed: z.nullable(z.strictObject({ rank: z.int(), normalised: points, raw: points })),
})
export type BoardDecision = z.output<typeof decision>

const ranked = z.strictObject({
  id: uuid,
  number: z.nullable(z.int()),
  title: z.string(),
  rank: z.int(),
  requested: feninga,
  /** Within these bounds an award needs no further reason. */
  bounds: z.strictObject({ least: feninga, most: feninga }),
  raw: points,
  normalised: points,
  lowest: points,
  highest: points,
  given: z.int(),
  /** Number of scores changed after the discussion. */
  changed: z.int(),
  reviewers: z.int(),
  /** The reviewers' comments for the team. */
  comments: z.array(z.string()),
  /** The recipients of the letter: their number, and how many read English. */
  readers: z.strictObject({ all: z.int(), en: z.int() }),
  /** This member is connected with the team: others decide. */
  conflict: z.boolean(),
  decision: z.nullable(decision),
  /** The money that the counted vote gave it; null without any, and before it is counted. */
  voteAward: z.nullable(feninga),
})
export type RankedApplication = z.output<typeof ranked>

export const DECIDING = ['scoring', 'deciding', 'closed'] as const

const ranking = z.strictObject({
  slug: z.string(),
  title: bilingual(140),
  state: z.enum(DECIDING),
  /** The start of the public vote on the approved applications; null where the board decides alone. */
  voteFrom: z.nullable(isoDateTime),
  /** The date has passed with undecided applications: the vote and the results wait for the board. */
  isLate: z.boolean(),
  /** The money that the public vote gave in all; null until its results are out. */
  voteAwarded: z.nullable(feninga),
  /** The fund of the call; `awarded` counts decisions with two signatures. */
  fund: feninga,
  awarded: feninga,
  applications: z.array(ranked),
})
export type Ranking = z.output<typeof ranking>

const call = z.strictObject({ slug: callSlug })

export const getRanking = endpoint({
  method: 'GET',
  path: '/api/reviews/calls/{slug}/ranking',
  limit: { times: 120, seconds: 60 },
  summary: 'Applications of a call by their normalised scores, with what the board has decided',
  params: call,
  blocks: { none: 'members of one board decide together, whoever they are to each other' },
  response: ranking,
})

export const proposeDecision = endpoint({
  method: 'PUT',
  path: '/api/reviews/calls/{slug}/decisions/{application}',
  summary:
    'Proposes an amount for an application, or none, with the reason; another of the board signs it. One outside of what the call says needs a reason of its own, and one above what was asked for is refused',
  params: z.strictObject({ slug: callSlug, application: uuid }),
  body: z.strictObject({
    amount: z.nullable(feninga.check(z.minimum(1))),
    reason: visibleWords(REASON_MAX).check(z.minLength(REASON_MIN)),
    /** Required for an amount outside the bounds of the call. */
    outside: z.optional(visibleWords(OUTSIDE_MAX).check(z.minLength(OUTSIDE_MIN))),
  }),
})

const one = z.strictObject({ slug: callSlug, application: uuid, id: uuid })

export const confirmDecision = endpoint({
  method: 'PUT',
  path: '/api/reviews/calls/{slug}/decisions/{application}/{id}/confirmed',
  summary: 'Signs what another of the board proposed, as long as the fund has the money; the team is told',
  params: one,
})

export const withdrawDecision = endpoint({
  method: 'DELETE',
  path: '/api/reviews/calls/{slug}/decisions/{application}/{id}',
  summary: 'Takes a proposal back that nobody has signed yet',
  params: one,
})
