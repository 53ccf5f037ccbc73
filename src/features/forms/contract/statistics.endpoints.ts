import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'
import { field } from './rules/field.ts'
import { filter } from './submissions.endpoints.ts'

const counted = z.strictObject({
  /** The row of a matrix, or the option of a ranking; empty for other kinds. */
  row: z.string(),
  /** An option, a municipality, `true`, a step of a scale, a place of a ranking, `none` or a sort of files;
   * of figures `least..below`, of days a month or a year. */
  value: z.string(),
  count: z.int(),
})

const question = z.strictObject({
  field,
  answered: z.int(),
  counts: z.array(counted),
  figures: z.nullable(
    z.strictObject({
      min: z.number(),
      max: z.number(),
      mean: z.number(),
      median: z.number(),
      sum: z.number(),
    }),
  ),
})
export type QuestionStatistics = z.output<typeof question>

export const getFormStatistics = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/statistics',
  summary: 'What was answered to each question, over all versions; each submission counts once',
  params: z.strictObject({ id: uuid }),
  limit: { times: 60, seconds: 60 },
  response: z.strictObject({
    submissions: z.int(),
    first: z.nullable(isoDateTime),
    last: z.nullable(isoDateTime),
    questions: z.array(question),
  }),
})

export const exportForm = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/export/{format}',
  summary: 'All that was sent, or what of it matches, as a table for a spreadsheet program',
  params: z.strictObject({ id: uuid, format: z.enum(SHEET_FORMATS) }),
  query: z.strictObject(filter),
  limit: { times: 20, seconds: 60 },
  status: 200,
})
