import * as z from 'zod/mini'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'
import { DEVICES } from './page-names.ts'
import { type ColumnId, COLUMNS, PERIODS, REPORTS } from './reports.ts'

/** A number, `few` for a group that is too small to be shown, or nothing where nothing was counted. */
const cell = z.union([z.number(), z.literal('few'), z.null()])
export type Cell = z.output<typeof cell>

const row = z.strictObject({ key: z.string(), label: z.string(), cells: z.array(cell) })
export type ReportRow = z.output<typeof row>

const COLUMN_IDS = Object.keys(COLUMNS) as [ColumnId, ...ColumnId[]]

const report = z.strictObject({
  id: z.enum(REPORTS),
  /** The thing that a filter asks for, such as a skill, whose rows are areas. */
  subject: z.nullable(z.string()),
  /** The last day that is counted, to its end in Sarajevo; null until it was counted for the first time. */
  until: z.nullable(z.iso.date()),
  preparedAt: z.nullable(isoDateTime),
  columns: z.array(z.strictObject({ id: z.enum(COLUMN_IDS), name: z.string() })),
  rows: z.array(row),
  /** Everything together: of people each once, so that it may be less than the sum of the rows. */
  total: z.nullable(row),
  /** The years that the filter takes, the latest first. */
  years: z.array(z.string()),
})
export type ReportView = z.output<typeof report>

const place = { area: z.optional(z.enum(AREAS)) }
const period = { period: z.optional(z.enum(PERIODS)) }
const filters = {
  ...period,
  ...place,
  year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  skill: z.optional(uuid),
  device: z.optional(z.enum(DEVICES)),
}
const named = z.strictObject({ report: z.enum(REPORTS) })

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/statistics',
  summary: 'The reports within the scopes, each with the rows of its small drawing',
  query: z.strictObject({ ...period, ...place }),
  response: z.strictObject({ reports: z.array(report) }),
})

export const getReport = endpoint({
  method: 'GET',
  path: '/api/admin/statistics/{report}',
  summary: 'One report under its filters; groups under 10 people are not told',
  params: named,
  query: z.strictObject(filters),
  response: report,
})

export const exportReport = endpoint({
  method: 'GET',
  path: '/api/admin/statistics/{report}/file/{format}',
  limit: { times: 60, seconds: 60 },
  summary: 'The same rows under the same filters as a CSV or XLSX file',
  params: z.strictObject({ report: z.enum(REPORTS), format: z.enum(SHEET_FORMATS) }),
  query: z.strictObject(filters),
  status: 200,
})
export type ReportFilters = z.output<z.ZodMiniObject<typeof filters>>
