import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { CONTRIBUTIONS } from './statements.ts'

/** Least people behind a figure; otherwise it is hidden. */
export const LEAST_PEOPLE = 10

const figure = z.nullable(z.number())

const statistics = z.strictObject({
  /** Number of people whose first results these figures use; a multiple of ten. */
  people: z.int(),
  contributions: z.array(
    z.strictObject({
      contribution: z.enum(CONTRIBUTIONS),
      /** Number of people who answered all of its statements. */
      people: z.int(),
      alpha: figure,
      items: z.array(
        z.strictObject({
          statement: z.string(),
          answered: z.int(),
          mean: figure,
          deviation: figure,
          rest: figure,
        }),
      ),
    }),
  ),
})
export type Statistics = z.output<typeof statistics>

export const getStatistics = endpoint({
  method: 'GET',
  path: '/api/admin/team-test/statistics',
  summary: 'How the statements do, on real answers: never of a person, and nothing under ten of them',
  response: statistics,
})
