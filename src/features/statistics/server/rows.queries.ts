import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { Report } from '../contract/reports.ts'
import type { Cell } from '../contract/statistics.endpoints.ts'

const LOCK = 7_261_131

const cells = z.array(z.union([z.number(), z.literal('few'), z.null()]))
const dayRows = rowsOf({ day: z.string() })
const reportRows = rowsOf({ report: z.string(), day: z.string(), preparedAt: timestamp })
const preparedRows = rowsOf({ report: z.string(), area: z.string(), key: z.string(), cells })
const spanRows = rowsOf({ span: z.string() })

/** One row of a report in a place, under the key that its label is made of. */
export type PreparedRow = { span?: string; area: string; key: string; cells: readonly Cell[] }

/** Key of the row that has everything together. */
export const TOTAL = 'total'

/** Locks the counting until the transaction ends; a second instance waits and finds the work done. */
export async function lockCounting(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** Returns the last whole day in Sarajevo. */
export async function getLastDay(db: Db): Promise<string> {
  const { rows } = await dayRows(db)(sql`
    select to_char((now() at time zone 'Europe/Sarajevo')::date - 1, 'YYYY-MM-DD') as day`)
  return rows[0]?.day ?? '1970-01-01'
}

export async function listPreparedReports(db: Db) {
  const { rows } = await reportRows(db)(sql`
    select report, to_char(day, 'YYYY-MM-DD') as day, prepared_at as "preparedAt" from statistics_reports`)
  return new Map(rows.map(({ report, day, preparedAt }) => [report, { day, preparedAt }]))
}

/** Replaces what a report told before, in the order of the rows. */
export async function saveReport(
  tx: Db,
  { report, day, rows }: { report: Report; day: string; rows: readonly PreparedRow[] },
): Promise<void> {
  await tx.execute(sql`delete from statistics_rows where report = ${report}`)
  const all = rows.map((row, position) => ({ span: '', ...row, position }))
  await tx.execute(sql`
    insert into statistics_rows (report, span, area, position, key, cells)
    select ${report}, span, area, position, key, cells
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as x (span text, area text, position int, key text, cells jsonb)`)
  await tx.execute(sql`
    insert into statistics_reports (report, day) values (${report}, ${day}::date)
    on conflict (report) do update set day = excluded.day, prepared_at = now()`)
}

type Slice = { report: Report; span: string; area: string }

/** Lists the first rows of several reports at once. */
export async function listRows(db: Db, slices: readonly Slice[], limit: number) {
  const { rows } = await preparedRows(db)(sql`
    select r.report, r.area, r.key, r.cells
    from jsonb_to_recordset(${JSON.stringify(slices)}::jsonb) as a (report text, span text, area text)
    cross join lateral (
      select report, area, position, key, cells from statistics_rows s
      where s.report = a.report and s.span = a.span and s.area = a.area order by position limit ${limit}) r
    order by r.report, r.position`)
  return rows
}

/** Lists the rows of one key in all areas. */
export async function listRowsOfKey(db: Db, { report, key }: { report: Report; key: string }) {
  const { rows } = await preparedRows(db)(sql`
    select report, area, key, cells from statistics_rows
    where report = ${report} and key = ${key} order by position`)
  return rows
}

export async function listSpans(db: Db, report: Report): Promise<readonly string[]> {
  const { rows } = await spanRows(db)(sql`
    select distinct span from statistics_rows where report = ${report} order by span desc`)
  return rows.map(({ span }) => span)
}
