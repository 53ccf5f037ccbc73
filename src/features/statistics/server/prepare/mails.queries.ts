import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { listMailDays } from '#platform/server/mail/mail-days.queries.ts'
import { PERIODS } from '../../contract/reports.ts'
import type { Cell } from '../../contract/statistics.endpoints.ts'
import { type PreparedRow, TOTAL } from '../rows.queries.ts'
import { monthsUntil } from './months.ts'

const monthRows = rowsOf({ month: z.string(), accepted: z.number(), again: z.number(), failed: z.number() })
type Mails = { accepted: number; again: number; failed: number }

/** Stores the result of each finished day, because the queue deletes its jobs, and adds the days up by month. */
export async function listMailRows(tx: Db, day: string): Promise<PreparedRow[]> {
  const days = await listMailDays(tx, day)
  await tx.execute(sql`
    insert into statistics_mails (day, accepted, again, failed)
    select day, accepted, again, failed from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as x (day date, accepted int, again int, failed int)
    on conflict (day) do nothing`)
  const { rows } = await monthRows(tx)(sql`
    select to_char(day, 'YYYY-MM') as month, sum(accepted)::int as accepted, sum(again)::int as again,
      sum(failed)::int as failed
    from statistics_mails where day <= ${day}::date group by 1`)
  const byMonth = new Map<string, Mails>(rows.map((row) => [row.month, row]))
  return PERIODS.flatMap((span) => {
    const months = monthsUntil(day, Number(span)).map((key) => ({ key, mails: byMonth.get(key) ?? NONE }))
    const all = months.map(({ mails }) => mails).reduce(add, NONE)
    if (all.accepted + all.failed === 0) return []
    return [{ key: TOTAL, mails: all }, ...months].map(({ key, mails }) => ({
      span,
      area: '',
      key,
      cells: cellsOf(mails),
    }))
  })
}

const NONE: Mails = { accepted: 0, again: 0, failed: 0 }

function add(one: Mails, other: Mails): Mails {
  return {
    accepted: one.accepted + other.accepted,
    again: one.again + other.again,
    failed: one.failed + other.failed,
  }
}

/** Shows small numbers too: emails are not people, and their recipients are not stored. */
function cellsOf({ accepted, again, failed }: Mails): Cell[] {
  const all = accepted + failed
  return [accepted, again, failed, all === 0 ? null : Math.round((accepted / all) * 1000) / 10]
}
