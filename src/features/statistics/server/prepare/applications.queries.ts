import * as z from 'zod/mini'
import { AREAS } from '#features/places/contract/municipalities.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { PERIODS, type Period } from '../../contract/reports.ts'
import { peopleCell, shareCell } from '../cells.ts'
import { type PreparedRow, TOTAL } from '../rows.queries.ts'
import { endOf, HOMES, IN_AREAS, midnight } from './homes.ts'
import { monthsUntil } from './months.ts'

const monthRows = rowsOf({
  area: z.string(),
  month: z.nullable(z.string()),
  sent: z.number(),
  answered: z.number(),
  people: z.number(),
})

/** Counts applications by the month in which they were sent, as the console's overview counts them by week. */
export async function listApplicationRows(tx: Db, day: string): Promise<PreparedRow[]> {
  const all: PreparedRow[] = []
  for (const period of PERIODS) all.push(...(await listPeriod(tx, { day, period })))
  return all
}

async function listPeriod(tx: Db, { day, period }: { day: string; period: Period }): Promise<PreparedRow[]> {
  const months = monthsUntil(day, Number(period))
  const { rows } = await monthRows(tx)(sql`
    with homes as (${HOMES}),
    sent as (
      select a.user_id, a.answered_at, x.area,
        to_char(a.sent_at at time zone 'Europe/Sarajevo', 'YYYY-MM') as month
      from member_applications a left join homes h on h.user_id = a.user_id ${IN_AREAS}
      where a.opportunity_id is not null
        and a.sent_at >= ${midnight(sql`${`${months[0]}-01`}::date`)} and a.sent_at < ${endOf(day)})
    select area, month, count(*)::int as sent,
      (count(*) filter (where answered_at < ${endOf(day)}))::int as answered,
      count(distinct user_id)::int as people
    from sent group by grouping sets ((area, month), (area))`)
  const byKey = new Map(rows.map((row) => [`${row.area} ${row.month ?? TOTAL}`, row]))
  return ['', ...AREAS].flatMap((area) =>
    [TOTAL, ...months].map((key) => ({
      span: period,
      area,
      key,
      cells: cellsOf(byKey.get(`${area} ${key}`)),
    })),
  )
}

/** Hides the number of applications too where few people applied. */
function cellsOf(row: { sent: number; answered: number; people: number } | undefined) {
  const { sent, answered, people } = row ?? { sent: 0, answered: 0, people: 0 }
  const applicants = peopleCell(people)
  if (applicants === 'few') return ['few', 'few', 'few', 'few'] as const
  return [sent, answered, sent === 0 ? null : shareCell(answered, sent), applicants]
}
