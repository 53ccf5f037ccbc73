import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { BANDS } from './scoring.ts'
import { type Contribution, CONTRIBUTIONS, EDITION, MOST, SKIPPED, STATEMENTS } from './statements.ts'

export const ADVICE_MAX = 300
/** More would be a game, not a history. */
export const RESULTS_MAX = 50

/** Returns a schema with a field for each contribution. */
function ofContributions<S extends z.ZodMiniType>(schema: S) {
  return z.strictObject(
    Object.fromEntries(CONTRIBUTIONS.map((each) => [each, schema])) as Record<Contribution, S>,
  )
}

export const bands = ofContributions(z.enum(BANDS))
export const answers = z
  .array(z.int().check(z.minimum(SKIPPED), z.maximum(MOST)))
  .check(z.minLength(STATEMENTS.length), z.maxLength(STATEMENTS.length))

const result = z.strictObject({
  id: uuid,
  takenAt: isoDateTime,
  scores: ofContributions(z.nullable(z.number())),
})
export type Result = z.output<typeof result>

const teamEntry = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Invited, and neither joined nor declined yet. */
  invited: z.boolean(),
  owner: z.boolean(),
  shares: z.boolean(),
  size: z.int(),
})
export type TeamEntry = z.output<typeof teamEntry>

export const getTeamTest = endpoint({
  method: 'GET',
  path: '/api/team-test',
  summary: 'The member’s own results, newest first, what they say and share, and their teams',
  response: z.strictObject({
    results: z.array(result),
    advice: z.string(),
    suggested: z.boolean(),
    teams: z.array(teamEntry),
  }),
})

export const saveResult = endpoint({
  method: 'POST',
  path: '/api/team-test/results',
  summary: 'Keeps answers under an id of the device; the same id is kept once, however often it is sent',
  status: 201,
  body: z.strictObject({ id: uuid, edition: z.literal(EDITION), answers }),
  response: z.strictObject({ id: uuid }),
})

const one = z.strictObject({ id: uuid })

export const getResult = endpoint({
  method: 'GET',
  path: '/api/team-test/results/{id}',
  summary: 'One of the member’s results with its answers',
  params: one,
  response: z.strictObject({ ...result.shape, edition: z.int(), answers: z.array(z.int()) }),
})

export const deleteResult = endpoint({
  method: 'DELETE',
  path: '/api/team-test/results/{id}',
  summary: 'Forgets a result; teams then see the one before it',
  params: one,
})

export const updateSharing = endpoint({
  method: 'PUT',
  path: '/api/team-test/sharing',
  summary:
    'How to work with the member, in their words, and whether connections may be shown the summary as a suggestion',
  body: z.strictObject({ advice: words(ADVICE_MAX), suggested: z.boolean() }),
})
