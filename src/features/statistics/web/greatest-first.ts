import { type ColumnId, reports } from '../contract/reports.ts'
import type { ReportRow, ReportView } from '../contract/statistics.endpoints.ts'

/** Returns the rows that have a number in this column, the greatest first. */
export function greatestFirst({ id, rows }: ReportView, column: ColumnId): ReportRow[] {
  const at = reports[id].columns.indexOf(column)
  return rows
    .filter(({ cells }) => typeof cells[at] === 'number')
    .toSorted((one, other) => Number(other.cells[at]) - Number(one.cells[at]))
}
