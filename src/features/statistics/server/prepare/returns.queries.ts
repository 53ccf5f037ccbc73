import * as z from 'zod/mini'
import { AREAS } from '#features/places/contract/municipalities.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { COHORTS, FOLLOWED_MONTHS, RETENTION_MONTHS } from '../../contract/reports.ts'
import type { Cell } from '../../contract/statistics.endpoints.ts'
import { peopleCell, shareCell } from '../cells.ts'
import type { PreparedRow } from '../rows.queries.ts'
import { endOf, HOMES, IN_AREAS, midnight } from './homes.ts'
import { addMonths, monthsUntil } from './months.ts'

const joinedRows = rowsOf({ area: z.string(), month: z.string(), people: z.number() })
const returnRows = rowsOf({
  area: z.string(),
  joined: z.string(),
  month: z.string(),
  people: z.number(),
  members: z.number(),
})

const KEPT_MONTHS = 37
/** Members of so many months are followed together. */
const RETENTION_COHORTS = 24

const thisMonth = sql`date_trunc('month', now() at time zone 'Europe/Sarajevo')::date`

/**
 * Counts who of those that joined in an earlier month has used their account in the current one, in place of the earlier
 * count; no person is kept. Used is what the console's overview calls active.
 */
export async function saveReturns(tx: Db): Promise<void> {
  await tx.execute(sql`
    delete from statistics_returns
    where month = ${thisMonth} or month < ${thisMonth} - make_interval(months => ${KEPT_MONTHS})`)
  await tx.execute(sql`
    with homes as (${HOMES}),
    members as (
      select u.id, date_trunc('month', u.created_at at time zone 'Europe/Sarajevo')::date as joined, h.area
      from users u left join homes h on h.user_id = u.id
      where u.created_at < ${midnight(thisMonth)}
        and u.created_at >= ${midnight(sql`${thisMonth} - make_interval(months => ${KEPT_MONTHS})`)}),
    back as (select distinct user_id from sessions where last_used_at >= ${midnight(thisMonth)})
    insert into statistics_returns (joined, month, area, people, members)
    select h.joined, ${thisMonth}, x.area, count(b.user_id), count(*)
    from members h left join back b on b.user_id = h.id ${IN_AREAS}
    group by h.joined, x.area`)
}

/** Lists who joined in each month, and which part of them came back in the months after it. */
export async function listCohortRows(tx: Db, day: string): Promise<PreparedRow[]> {
  const months = monthsUntil(day, COHORTS)
  const joined = await listJoined(tx, { day, first: months[0] ?? '' })
  const returns = await listReturns(tx, day)
  const byKey = new Map(returns.map((row) => [`${row.area} ${row.joined} ${row.month}`, row]))
  return ['', ...AREAS].flatMap((area) =>
    months.toReversed().flatMap((key) => {
      const members = joined.get(`${area} ${key}`) ?? 0
      if (members === 0) return []
      const shares = Array.from({ length: FOLLOWED_MONTHS }, (_, n): Cell => {
        const row = byKey.get(`${area} ${key} ${addMonths(key, n + 1)}`)
        return row ? shareCell(peopleCell(row.people), peopleCell(row.members)) : null
      })
      return [{ area, key, cells: [peopleCell(members), ...shares] }]
    }),
  )
}

/** Adds up cohorts by the months since they joined: they are different people, so the sum counts each once. */
export async function listRetentionRows(tx: Db, day: string): Promise<PreparedRow[]> {
  const months = new Set(monthsUntil(day, RETENTION_COHORTS + RETENTION_MONTHS))
  const returns = (await listReturns(tx, day)).filter(({ joined }) => months.has(joined))
  return ['', ...AREAS].flatMap((area) =>
    Array.from({ length: RETENTION_MONTHS }, (_, n) => n + 1).flatMap((after) => {
      const rows = returns.filter((row) => row.area === area && addMonths(row.joined, after) === row.month)
      if (rows.length === 0) return []
      const members = rows.reduce((sum, row) => sum + row.members, 0)
      const people = rows.reduce((sum, row) => sum + row.people, 0)
      const all = peopleCell(members)
      return [{ area, key: String(after), cells: [all, shareCell(peopleCell(people), all)] }]
    }),
  )
}

async function listJoined(
  tx: Db,
  { day, first }: { day: string; first: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await joinedRows(tx)(sql`
    with homes as (${HOMES})
    select x.area, to_char(u.created_at at time zone 'Europe/Sarajevo', 'YYYY-MM') as month, count(*)::int as people
    from users u left join homes h on h.user_id = u.id ${IN_AREAS}
    where u.created_at >= ${midnight(sql`${`${first}-01`}::date`)} and u.created_at < ${endOf(day)}
    group by 1, 2`)
  return new Map(rows.map(({ area, month, people }) => [`${area} ${month}`, people]))
}

/** Lists what was counted in months that are over on this day. */
async function listReturns(tx: Db, day: string) {
  const { rows } = await returnRows(tx)(sql`
    select area, to_char(joined, 'YYYY-MM') as joined, to_char(month, 'YYYY-MM') as month, people, members
    from statistics_returns where month + interval '1 month' <= ${day}::date + 1`)
  return rows
}
