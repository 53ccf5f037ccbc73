import * as z from 'zod/mini'
import { callSlug } from '#features/calls/contract/calls.endpoints.ts'
import { feninga } from '#features/calls/contract/values.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** An application as the public sees it: without its team, and with a title only if it was funded. */
const result = z.strictObject({
  /** Normalised points in thousandths; null without scores. */
  points: z.nullable(z.int()),
  reviewers: z.int(),
  funded: z.nullable(
    z.strictObject({
      title: z.string(),
      municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
      requested: feninga,
      amount: feninga,
      /** The slug of the team's project. */
      project: z.nullable(z.string()),
    }),
  ),
})
export type CallResult = z.output<typeof result>

/** Reasons why others got no money, as counts: points alone decide nothing, and no application can be identified. */
const without = z.strictObject({
  /** Rejected by the board. */
  refused: z.int(),
  /** No decision was signed in time. */
  undecided: z.int(),
  /** Approved by the board, with too few public votes. */
  fewVotes: z.int(),
  /** Approved by the board, after the fund was spent. */
  fundSpent: z.int(),
})
export type WithoutMoney = z.output<typeof without>

export const getResults = endpoint({
  method: 'GET',
  path: '/api/public/calls/{slug}/results',
  partner: 'grants',
  impersonation: 'reads',
  summary: 'What a finished call has given, and the points of all its applications without names',
  params: z.strictObject({ slug: callSlug }),
  response: z.strictObject({
    fund: feninga,
    awarded: feninga,
    without,
    /** Votes that a project needed; null where the board decided alone. */
    minVotes: z.nullable(z.int()),
    /** The funded ones first, then the others, each by points. */
    applications: z.array(result),
  }),
})
