import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'

export const ROWS_MAX = 100
export const COLUMNS_MAX = 60
export const CELL_MAX = 20_000
/** Rejected cells that are named; after a correction the next try names further ones. */
export const REFUSED_MAX = 20

/** Errors in a cell of a table; `column…` are about the names of columns. */
export const CELL_REASONS = [
  'columnTitle',
  'columnTwice',
  'columnNameless',
  'titleEmpty',
  'long',
  'amount',
  'deadline',
  'vacancies',
] as const
export type CellReason = (typeof CELL_REASONS)[number]

/** The place as the person's own program counts, and the value. */
export type RefusedCell = { row: number; column: string; value: string; reason: CellReason }

/** The field of the error's body that names the cells. */
export const REFUSED_CELLS = 'cells'

export const importTable = endpoint({
  method: 'POST',
  path: '/api/notices/tables',
  summary:
    'Reads a table with a notice in each row and keeps those that are understood, for a person to look at; names the cells that are not',
  body: z.strictObject({
    /** Null where staff import for no organisation here. */
    organisation: z.nullable(uuid),
    /** The row of the file with the names of the columns. */
    headRow: z.int().check(z.minimum(1), z.maximum(10_000)),
    columns: z.array(words(200)).check(z.minLength(1), z.maxLength(COLUMNS_MAX)),
    /** Cells as texts; a day is `2026-12-15` or `2026-12-15T14:00`. Rows without texts are skipped. */
    rows: z
      .array(z.array(words(CELL_MAX)).check(z.maxLength(COLUMNS_MAX)))
      .check(z.minLength(1), z.maxLength(ROWS_MAX)),
  }),
  response: z.strictObject({
    ids: z.array(uuid),
    /** The reason why a row was left out, with its place as the person's own program counts, and its value. */
    refused: z.array(
      z.strictObject({
        row: z.int(),
        column: z.string(),
        value: z.string(),
        reason: z.enum(CELL_REASONS),
      }),
    ),
  }),
})
