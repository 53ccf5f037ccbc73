import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { staffOfGrants } from '#features/calls/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { listBank } from '../bank-side.queries.ts'
import { judgedPlan } from '../money.service.ts'
import { moneyKind } from '../notifications.ts'
import { selectTeam } from '../role.policy.ts'

/** In the morning, so that it wakes nobody. */
export const latePaymentsTask: Task = {
  name: 'projects.late-payments',
  cron: '30 8 * * *',
  async handle(services) {
    for (const due of await listUnpaid(services.db)) await tellOfLatePayment(services, due)
  },
}

const unpaidRows = rowsOf({
  id: z.string(),
  project: z.string(),
  slug: z.string(),
  title: z.string(),
  amount: z.number(),
  day: z.string(),
  accepted: z.boolean(),
})
type Unpaid = Awaited<ReturnType<typeof listUnpaid>>[number]

/** Lists unpaid instalments past their day without a reminder. */
async function listUnpaid(db: Db) {
  const { rows } = await unpaidRows(db)(sql`
    select i.id, p.id as project, p.slug, p.title, i.amount, i.due_on::text as day,
      p.report_accepted_at is not null as accepted
    from project_instalments i join projects p on p.id = i.project_id
    join project_agreements a on a.project_id = p.id and a.signed_on is not null
    where i.due_on < (clock_timestamp() at time zone 'Europe/Sarajevo')::date
      and not exists (select from project_entries e where e.instalment_id = i.id and e.struck_at is null)
      and not exists (select from project_payment_reminders m where m.instalment_id = i.id and m.due_on = i.due_on)
    order by i.due_on, i.id`)
  return rows
}

const idRows = rowsOf({ id: z.string() })

/** Notifies bank, team and staff once of an instalment that could be paid; a blocked one waits for the team. */
async function tellOfLatePayment(
  services: Services,
  { id, project, accepted, ...due }: Unpaid,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { rows, judged } = await judgedPlan(tx, { id: project, accepted })
    const state = judged[rows.findIndex((row) => row.id === id)]?.state
    if (state !== 'due' && state !== 'released') return
    const claim = await idRows(tx)(sql`
      insert into project_payment_reminders (instalment_id, due_on) values (${id}, ${due.day})
      on conflict do nothing returning instalment_id as id`)
    if (claim.rows.length === 0) return
    const bank = await listBank(tx, project)
    const others = new Set([...(await selectTeam(tx, project)), ...(await staffOfGrants(tx))])
    for (const [step, to] of [
      ['paymentLate', bank],
      ['paymentWaits', [...others].filter((one) => !bank.includes(one))],
    ] as const)
      await notify(tx, {
        services,
        kind: moneyKind,
        to,
        about: project,
        by: undefined,
        data: { ...due, step },
      })
  })
}
