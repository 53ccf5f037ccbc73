import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { CONDITIONS } from '../../../contract/money/instalments.ts'
import { hasConflict, isOfBank } from '../bank-side.queries.ts'

/** Far more than all banks of the country plan in years. */
const READ_MAX = 20_000

const plannedRows = rowsOf({
  id: z.string(),
  project_id: z.string(),
  slug: z.string(),
  title: z.string(),
  bank: z.nullable(z.string()),
  bank_slug: z.nullable(z.string()),
  number: z.nullable(z.string()),
  signed: z.boolean(),
  accepted: z.boolean(),
  received: z.number(),
  proven: z.number(),
  position: z.number(),
  amount: z.number(),
  condition: z.enum(CONDITIONS),
  day: z.string(),
  released: z.boolean(),
  paid_on: z.nullable(z.string()),
  late: z.boolean(),
  conflict: z.boolean(),
})
export type PlannedRow = RowOf<typeof plannedRows>

/**
 * Lists the instalments of all projects that a member looks after, project by project, with the facts that decide about
 * them. Sums are looked up per project, so that no estimate of the planner makes them slow.
 */
export async function listPlannedInstalments(db: Db, session: Session): Promise<PlannedRow[]> {
  const { rows } = await plannedRows(db)(sql`
    with cared as materialized (
      select p.id, p.slug, p.title, p.report_accepted_at is not null as accepted, b.name as bank, b.slug as bank_slug,
        ${hasConflict(sql`${session.userId}::uuid`)} as conflict,
        (select coalesce(sum(e.amount), 0)::float8 from project_entries e
          where e.project_id = p.id and e.kind = 'instalment' and e.struck_at is null) as received,
        (select coalesce(sum(e.amount), 0)::float8 from project_entries e
          where e.project_id = p.id and e.kind = 'expense' and e.struck_at is null
            and exists (select from project_files f where f.entry_id = e.id)) as proven
      from projects p join public_calls c on c.id = p.call_id left join bank_names b on b.id = c.bank_id
      where ${isOfBank(session)} and exists (
        select from project_instalments i where i.project_id = p.id))
    select i.id, i.project_id, p.slug, p.title, p.bank, p.bank_slug, a.number,
      a.signed_on is not null as signed, p.accepted, p.received, p.proven, i.position, i.amount, i.condition,
      i.due_on::text as day, i.released_at is not null as released, e.happened_on::text as paid_on,
      e.id is null and i.due_on < (clock_timestamp() at time zone 'Europe/Sarajevo')::date as late, p.conflict
    from cared p join project_instalments i on i.project_id = p.id
    left join project_agreements a on a.project_id = p.id
    left join project_entries e on e.instalment_id = i.id and e.struck_at is null
    order by i.project_id, i.position, i.id limit ${READ_MAX}`)
  return rows
}

const projectRows = rowsOf({ slug: z.string(), title: z.string() })

/** Lists running projects whose contract is not issued and which a member may write, without a conflict of interest. */
export async function listProjectsToContract(
  db: Db,
  session: Session,
  { bank, limit }: { bank: string | undefined; limit: number },
) {
  const { rows } = await projectRows(db)(sql`
    select p.slug, p.title from projects p join public_calls c on c.id = p.call_id
    left join bank_names b on b.id = c.bank_id left join project_agreements a on a.project_id = p.id
    where ${isOfBank(session)} and a.issued_at is null and p.finished_at is null
      and not ${hasConflict(sql`${session.userId}::uuid`)}
      and ${bank === undefined ? sql`true` : sql`b.slug = ${bank}`}
    order by p.started_at, p.id limit ${limit}`)
  return rows
}
