import * as z from 'zod/mini'
import { AREAS } from '#features/places/contract/municipalities.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { FUNNEL_STEPS, PERIODS, type Period } from '../../contract/reports.ts'
import { peopleCell, shareCell } from '../cells.ts'
import type { PreparedRow } from '../rows.queries.ts'
import { endOf, HOMES, IN_AREAS, midnight } from './homes.ts'
import { monthsUntil } from './months.ts'

const stepRows = rowsOf({
  area: z.string(),
  account: z.number(),
  onboarding: z.number(),
  application: z.number(),
  reply: z.number(),
})

/** Follows those who opened an account in a period: how many of them have reached each further step so far. */
export async function listFunnelRows(tx: Db, day: string): Promise<PreparedRow[]> {
  const all: PreparedRow[] = []
  for (const period of PERIODS) all.push(...(await listPeriod(tx, day, period)))
  return all
}

async function listPeriod(tx: Db, day: string, period: Period): Promise<PreparedRow[]> {
  const [first] = monthsUntil(day, Number(period))
  const { rows } = await stepRows(tx)(sql`
    with homes as (${HOMES}),
    applicants as (
      select user_id, bool_or(answered_at < ${endOf(day)}) as has_reply from member_applications
      where opportunity_id is not null and sent_at < ${endOf(day)} group by user_id)
    select x.area, count(*)::int as account,
      (count(*) filter (where u.onboarded_at < ${endOf(day)}))::int as onboarding,
      count(a.user_id)::int as application,
      (count(*) filter (where a.has_reply))::int as reply
    from users u left join homes h on h.user_id = u.id left join applicants a on a.user_id = u.id ${IN_AREAS}
    where u.created_at >= ${midnight(sql`${`${first}-01`}::date`)} and u.created_at < ${endOf(day)}
    group by x.area`)
  const byArea = new Map(rows.map((row) => [row.area, row]))
  return ['', ...AREAS].flatMap((area) => {
    const row = byArea.get(area)
    if (!row) return []
    const accounts = peopleCell(row.account)
    return FUNNEL_STEPS.map((key) => {
      const people = peopleCell(row[key])
      return { span: period, area, key, cells: [people, shareCell(people, accounts)] }
    })
  })
}
