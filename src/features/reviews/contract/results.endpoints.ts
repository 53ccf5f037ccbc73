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

export const getResults = endpoint({
  method: 'GET',
  path: '/api/public/calls/{slug}/results',
  impersonation: 'reads',
  summary: 'What a finished call has given, and the points of all its applications without names',
  params: z.strictObject({ slug: callSlug }),
  response: z.strictObject({
    fund: feninga,
    awarded: feninga,
    /** Those that got money first, then the others, each by their points. */
    applications: z.array(result),
  }),
})
