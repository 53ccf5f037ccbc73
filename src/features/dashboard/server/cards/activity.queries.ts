import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type Week, week } from '../../contract/cards.endpoints.ts'

const weekRows = rowsOf(week.shape)

/** Counts own actions by week, also for weeks without any. Weeks begin on Monday in Sarajevo. */
export async function listWeeksOf(db: Db, userId: string): Promise<Week[]> {
  const { rows } = await weekRows(db)(sql`
    with weeks as (
      select generate_series(this - interval '11 weeks', this, interval '1 week') as monday
      from (select date_trunc('week', now() at time zone 'Europe/Sarajevo') as this) now),
    begin as (select min(monday) at time zone 'Europe/Sarajevo' as at from weeks),
    did as (
      select 'sent' as what, sent_at as at from member_applications where user_id = ${userId} and sent_at >= (select at from begin)
      union all
      select case kind when 'saved' then 'saved' else 'looked' end, created_at from member_opportunity_events
        where user_id = ${userId} and kind in ('saved', 'viewed') and created_at >= (select at from begin)
      union all
      select 'learnt', at from learning_moments where user_id = ${userId} and at >= (select at from begin)
      union all
      select 'profile', updated_at from profile_changes
        where user_id = ${userId} and section is not null and updated_at >= (select at from begin)),
    by_week as (
      select date_trunc('week', at at time zone 'Europe/Sarajevo') as monday, what, count(*)::int as n from did group by 1, 2)
    select to_char(monday, 'YYYY-MM-DD') as "from",
      ${sql.join(
        ['sent', 'saved', 'looked', 'learnt', 'profile'].map(
          (what) => sql`coalesce(sum(n) filter (where what = ${what}), 0)::int as ${sql.raw(what)}`,
        ),
        sql`, `,
      )}
    from weeks left join by_week using (monday) group by monday order by monday`)
  return rows
}
