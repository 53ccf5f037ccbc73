import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { PAPER_DAYS } from '#features/calls/contract/values.ts'
import { staffOfGrants } from '#features/calls/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { moneyKind, PAPER_STAGES, type PaperStage, type Step } from '../notifications.ts'
import { listBank } from '../bank-side.queries.ts'
import { selectTeam } from '../role.policy.ts'

/** The reminder comes a week before the days for a step end. */
const DAYS_BEFORE = 7
/** The team signs and revises its report; the bank does the rest. */
const OF_TEAM: readonly PaperStage[] = ['copy', 'amendCopy', 'rework']

/** In the morning, so that it wakes nobody. */
export const remindOfPapersTask: Task = {
  name: 'projects.remind-of-papers',
  cron: '25 8 * * *',
  async handle(services) {
    while (await remindNextPaper(services)) continue
  },
}

/**
 * Reminds the side that has to write, sign or confirm a contract, answer a budget change, or read or revise a final report;
 * after the time limit the other side and staff too.
 * Returns false when nothing waits that long.
 */
export async function remindNextPaper(services: Services): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const waiting = await claimWaiting(tx)
    if (!waiting) return false
    const { id, slug, title, stage, day, late } = waiting
    const [team, bank] = [await selectTeam(tx, id), await listBank(tx, id)]
    const [turn, other] = OF_TEAM.includes(stage) ? [team, bank] : [bank, team]
    const tell = (step: Step, to: string[]) =>
      notify(tx, {
        services,
        kind: moneyKind,
        to,
        about: id,
        by: undefined,
        data: { slug, title, step, stage, day },
      })
    await tell(late ? 'paperLate' : 'paperSoon', turn)
    const others = new Set([...other, ...(await staffOfGrants(tx))])
    if (late)
      await tell(
        'paperWaits',
        [...others].filter((one) => !turn.includes(one)),
      )
    return true
  })
}

const waitingRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  stage: z.enum(PAPER_STAGES),
  day: z.string(),
  late: z.boolean(),
})

/**
 * Claims one document that waits; its time starts again when it is issued again. A concurrent task claims another one, or
 * none.
 */
async function claimWaiting(tx: Db) {
  const { rows } = await waitingRows(tx)(sql`
    with copies as (
      select project_id, issued_id, max(created_at) as at from project_files where entry_id is null group by 1, 2),
    waits as (
      select p.id as project_id, 'write' as stage, greatest(p.started_at, max(i.issued_at)) as since
      from projects p left join project_agreements a on a.project_id = p.id
      left join project_issued i on i.project_id = p.id and i.kind = 'contract'
      where a.issued_at is null group by p.id
      union all
      select a.project_id, case when c.at is null then 'copy' else 'sign' end, coalesce(c.at, a.issued_at)
      from project_agreements a left join copies c on c.project_id = a.project_id and c.issued_id is null
      where a.issued_at is not null and a.signed_on is null
      union all
      select i.project_id, case when c.at is null then 'amendCopy' else 'amendSign' end, coalesce(c.at, i.issued_at)
      from project_issued i left join copies c on c.project_id = i.project_id and c.issued_id = i.id
      where i.kind = 'amendment' and i.signed_on is null and not exists (
        select from project_issued n
        where n.project_id = i.project_id and n.kind = 'contract' and n.version > i.version)
      union all
      select p.id, 'report', p.finished_at from projects p join project_agreements a on a.project_id = p.id
      where a.issued_at is not null and p.report_accepted_at is null and p.finished_at > now() - interval '60 days'
      union all
      select id, 'rework', report_returned_at from projects where report_returned_at is not null
      union all
      select project_id, 'change', asked_at from project_changes where accepted is null),
    late as (
      select p.id, p.slug, p.title, w.stage, d.since, d.since + ${PAPER_DAYS}::int as day,
        now.today > d.since + ${PAPER_DAYS}::int as late
      from waits w join projects p on p.id = w.project_id
      cross join (select (clock_timestamp() at time zone 'Europe/Sarajevo')::date as today) now
      cross join lateral (select (w.since at time zone 'Europe/Sarajevo')::date as since) d
      where (p.finished_at is null) = (w.stage <> 'report') and now.today >= d.since + ${PAPER_DAYS - DAYS_BEFORE}::int),
    due as (
      select late.* from late join projects p on p.id = late.id
      where not exists (select from project_paper_reminders m
        where m.project_id = late.id and m.stage = late.stage and m.since = late.since and m.late = late.late)
      order by late.since, late.id, late.stage limit 1 for update of p skip locked),
    claimed as (
      insert into project_paper_reminders (project_id, stage, since, late) select id, stage, since, late from due
      on conflict do nothing returning project_id)
    select due.id, due.slug, due.title, due.stage, due.day::text as day, due.late
    from due join claimed on claimed.project_id = due.id`)
  return rows[0]
}
