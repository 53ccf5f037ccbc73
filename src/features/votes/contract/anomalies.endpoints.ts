import * as z from 'zod/mini'
import { callSlug } from '#features/calls/contract/calls.endpoints.ts'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

/** `block`: numbers that differ in their last two digits alone. */
export const ANOMALIES = ['burst', 'device', 'block', 'network'] as const

const count = z.int().check(z.minimum(0))

const anomaly = z.strictObject({
  kind: z.enum(ANOMALIES),
  /** The project that most of them are for, and how many of them. */
  title: z.string(),
  forIt: count,
  votes: count,
  from: isoDateTime,
  until: isoDateTime,
})
export type Anomaly = z.output<typeof anomaly>

export const getVoteAnomalies = endpoint({
  method: 'GET',
  path: '/api/votes/calls/{slug}/anomalies',
  summary:
    'What looks unusual among the votes of a call, for its board: bursts, devices, ranges of numbers, networks; nobody’s number',
  params: z.strictObject({ slug: callSlug }),
  blocks: { none: 'nobody who voted is named in it' },
  response: z.strictObject({
    slug: z.string(),
    title: bilingual(140),
    votes: count,
    anomalies: z.array(anomaly),
  }),
})
