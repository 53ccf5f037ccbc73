import * as z from 'zod/mini'
import { callSlug } from '#features/calls/contract/calls.endpoints.ts'
import { feninga } from '#features/calls/contract/values.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** An application as everybody may read of it: whose it was is said of nobody, and its title only where it got money. */
const result = z.strictObject({
  /** Normalised points in thousandths; nothing where nobody gave any. */
  points: z.nullable(z.int()),
  reviewers: z.int(),
  funded: z.nullable(
    z.strictObject({
      title: z.string(),
      municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
      requested: feninga,
      amount: feninga,
      /** The address of what the team makes of it. */
      project: z.nullable(z.string()),
    }),
  ),
})
export type CallResult = z.output<typeof result>

/** Why those without money got none, as counts: points alone decide nothing, and no application is told from another. */
const without = z.strictObject({
  /** The board decided against them. */
  refused: z.int(),
  /** No decision was signed in time. */
  undecided: z.int(),
  /** The board approved them, and too few people voted for them. */
  fewVotes: z.int(),
  /** The board approved them, and the fund was given out before their turn came. */
  fundSpent: z.int(),
})
export type WithoutMoney = z.output<typeof without>

export const getResults = endpoint({
  method: 'GET',
  path: '/api/public/calls/{slug}/results',
  impersonation: 'reads',
  summary: 'What a finished call has given, and the points of all its applications without names',
  params: z.strictObject({ slug: callSlug }),
  response: z.strictObject({
    fund: feninga,
    awarded: feninga,
    without,
    /** Votes that a project needed; nothing where the board decided alone. */
    minVotes: z.nullable(z.int()),
    /** Those that got money first, then the others, each by their points. */
    applications: z.array(result),
  }),
})
