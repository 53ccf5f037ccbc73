import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { notify } from '#features/notifications/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { moneyKind } from '../notifications.ts'
import { listBank } from '../bank-side.queries.ts'
import { selectTeam } from '../role.policy.ts'

const DAYS_BEFORE = 7
/** Days after its due date on which a report still triggers a reminder, so that contracts with old dates cause none. */
const DAYS_AFTER = 14

/** In the morning, so that it wakes nobody. */
export const remindTask: Task = {
  name: 'projects.remind-of-reports',
  cron: '20 8 * * *',
  async handle(services) {
    while (await remindNext(services)) continue
  },
}

/**
 * Notifies a team once of a report that is due within a week, and once, with its bank, of a late one; returns false without
 * any.
 */
export async function remindNext(services: Services): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const due = await claimDue(tx)
    if (!due) return false
    const { id, slug, title, what, day, late } = due
    const data = { slug, title, reason: what, day }
    await notify(tx, {
      services,
      kind: moneyKind,
      to: await selectTeam(tx, id),
      about: id,
      by: undefined,
      data: { ...data, step: late ? 'reportLate' : 'reportDue' },
    })
    if (late)
      await notify(tx, {
        services,
        kind: moneyKind,
        to: await listBank(tx, id),
        about: id,
        by: undefined,
        data: { ...data, step: 'reportMissing' },
      })
    return true
  })
}

const dueRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  what: z.string(),
  day: z.string(),
  late: z.boolean(),
})

/** Claims one due report; a moved date triggers a new reminder. A concurrent task claims another one, or none. */
async function claimDue(tx: Db) {
  const { rows } = await dueRows(tx)(sql`
    with due as (
      select p.id, p.slug, p.title, r.report, r.what, r.day, r.day < now.today as late
      from project_agreements a join projects p on p.id = a.project_id
      cross join (select (clock_timestamp() at time zone 'Europe/Sarajevo')::date as today) now
      cross join lateral (
        select (one ->> 'id')::uuid as report, one ->> 'what' as what, (one ->> 'day')::date as day
        from jsonb_array_elements(a.terms -> 'reports') one) r
      where a.issued_at is not null and p.finished_at is null
        and r.day - now.today between -${DAYS_AFTER}::int and ${DAYS_BEFORE}::int
        and not exists (select from project_reports d
          where d.project_id = p.id and d.report_id = r.report)
        and not exists (select from project_reminders m
          where m.project_id = p.id and m.report_id = r.report and m.due_on = r.day
            and m.late = (r.day < now.today))
      order by r.day, p.id, r.report limit 1 for update of p skip locked),
    claimed as (
      insert into project_reminders (project_id, report_id, due_on, late) select id, report, day, late from due
      on conflict do nothing returning project_id)
    select due.id, due.slug, due.title, due.what, due.day::text as day, due.late from due join claimed on claimed.project_id = due.id`)
  return rows[0]
}
