import * as z from 'zod/mini'
import { callSlug } from '#features/calls/contract/calls.endpoints.ts'
import { bilingual, visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

/** `block`: numbers that differ in their last two digits only. */
export const ANOMALIES = ['burst', 'device', 'block', 'network'] as const

const count = z.int().check(z.minimum(0))

/** Fewer characters explain nothing to the voters: the reason is in the published file. */
export const VOID_REASON_MIN = 20
export const VOID_REASON_MAX = 300

const anomaly = z.strictObject({
  kind: z.enum(ANOMALIES),
  /** Identifies the votes, not the voters: one of the votes, or the project of a burst. */
  about: uuid,
  /** The project with most of them, and their number. */
  title: z.string(),
  forIt: count,
  votes: count,
  from: isoDateTime,
  until: isoDateTime,
})
export type Anomaly = z.output<typeof anomaly>

/**
 * Whether this member may void votes: not with a conflict of interest anywhere in the call, and not once the vote is
 * closed.
 */
export const VOIDING = ['open', 'conflict', 'closed'] as const

const voiding = z.strictObject({
  id: uuid,
  kind: z.enum(ANOMALIES),
  /** The project with most of the votes. */
  title: z.string(),
  votes: count,
  reason: z.string(),
  proposedBy: z.nullable(z.string()),
  /** Whether this member proposed it, so that somebody else has to sign. */
  mine: z.boolean(),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(isoDateTime),
})
export type Voiding = z.output<typeof voiding>

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
    voiding: z.enum(VOIDING),
    anomalies: z.array(anomaly),
    voidings: z.array(voiding),
  }),
})

export const proposeVoiding = endpoint({
  method: 'POST',
  path: '/api/votes/calls/{slug}/voidings',
  summary:
    'Proposes to leave out the votes behind something unusual, with the reason; another of the board signs it',
  params: z.strictObject({ slug: callSlug }),
  body: z.strictObject({
    kind: z.enum(ANOMALIES),
    about: uuid,
    /** The start of a burst; other kinds cover all votes. */
    from: isoDateTime,
    reason: visibleWords(VOID_REASON_MAX).check(z.minLength(VOID_REASON_MIN)),
  }),
})

const one = z.strictObject({ slug: callSlug, id: uuid })

export const confirmVoiding = endpoint({
  method: 'PUT',
  path: '/api/votes/calls/{slug}/voidings/{id}/confirmed',
  summary: 'Signs what another of the board proposed: these votes count no more',
  params: one,
})

export const withdrawVoiding = endpoint({
  method: 'DELETE',
  path: '/api/votes/calls/{slug}/voidings/{id}',
  summary: 'Takes back a proposal to leave votes out that nobody has signed yet',
  params: one,
})
