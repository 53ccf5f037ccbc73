import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CONDITIONS } from '../../contract/money/instalments.ts'
import type { PlannedInstalment, Terms } from '../../contract/money/money.endpoints.ts'

const agreementRows = rowsOf({
  number: z.nullable(z.string()),
  terms: z.custom<Terms>(),
  issued_at: z.nullable(timestamp),
  issued_on: z.nullable(z.string()),
  signed_on: z.nullable(z.string()),
  signed_digest: z.string(),
})

export async function findAgreement(db: Db, projectId: string) {
  const { rows } = await agreementRows(db)(sql`
    select number, terms, issued_at, (issued_at at time zone 'Europe/Sarajevo')::date::text as issued_on,
      signed_on::text, signed_digest
    from project_agreements where project_id = ${projectId}`)
  return rows[0]
}
export type AgreementRow = NonNullable<Awaited<ReturnType<typeof findAgreement>>>

const beginningRows = rowsOf({
  bank: z.string(),
  represented: z.string(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
})

/** Returns the initial values of a contract that nobody has written yet. */
export async function findInitialTerms(db: Db, projectId: string) {
  const { rows } = await beginningRows(db)(sql`
    select coalesce(b.name, '') as bank, coalesce((
        select u.first_name || ' ' || u.last_name from project_members m join users u on u.id = m.user_id
        where m.project_id = p.id and m.lead), '') as represented,
      nullif(c.content ->> 'projectFrom', '') as from, nullif(c.content ->> 'projectUntil', '') as until
    from projects p join public_calls c on c.id = p.call_id left join bank_names b on b.id = c.bank_id
    where p.id = ${projectId}`)
  return rows[0]
}

const titleRows = rowsOf({ title: z.custom<Bilingual>() })

/** Returns the title of the project's call. */
export async function getCallTitle(db: Db, projectId: string): Promise<Bilingual> {
  const { rows } = await titleRows(db)(sql`
    select c.content -> 'title' as title from projects p join public_calls c on c.id = p.call_id
    where p.id = ${projectId}`)
  return rows[0]?.title ?? { bhs: '', en: '' }
}

export async function saveTerms(tx: Db, projectId: string, terms: Terms): Promise<void> {
  await tx.execute(sql`
    insert into project_agreements (project_id, terms) values (${projectId}, ${JSON.stringify(terms)}::jsonb)
    on conflict (project_id) do update set terms = excluded.terms`)
}

/** Issues the contract with the next number of the year, without gaps; concurrent calls wait for each other. */
export async function saveIssue(tx: Db, projectId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('projects.agreement-number', 0))`)
  await tx.execute(sql`
    update project_agreements a set issued_at = clock_timestamp(),
      number = coalesce(a.number, (
        with this as (select to_char(clock_timestamp() at time zone 'Europe/Sarajevo', 'YYYY') as year)
        select year || '-' || lpad((coalesce(max(split_part(n.number, '-', 2)::int), 0) + 1)::text, 4, '0')
        from this left join project_agreements n on n.number like year || '-%' group by year))
    where a.project_id = ${projectId}`)
}

export async function deleteIssue(tx: Db, projectId: string): Promise<void> {
  await tx.execute(sql`
    update project_agreements set issued_at = null where project_id = ${projectId}`)
}

export async function saveSignature(
  tx: Db,
  { projectId, day, digest }: { projectId: string; day: string; digest: string },
): Promise<void> {
  await tx.execute(sql`
    update project_agreements set signed_on = ${day}, signed_at = clock_timestamp(), signed_digest = ${digest}
    where project_id = ${projectId}`)
}

const instalmentRows = rowsOf({
  id: z.string(),
  position: z.number(),
  amount: z.number(),
  condition: z.enum(CONDITIONS),
  day: z.string(),
  released: z.boolean(),
  released_by: z.nullable(z.string()),
  paid_on: z.nullable(z.string()),
})

/** Lists instalments in the order of payment. The ledger tells whether one is paid. */
export async function listInstalments(db: Db, projectId: string) {
  const { rows } = await instalmentRows(db)(sql`
    select i.id, i.position, i.amount, i.condition, i.due_on::text as day, i.released_at is not null as released,
      i.released_by, e.happened_on::text as paid_on
    from project_instalments i
    left join project_entries e on e.instalment_id = i.id and e.struck_at is null
    where i.project_id = ${projectId} order by i.position, i.id`)
  return rows
}
export type InstalmentRow = Awaited<ReturnType<typeof listInstalments>>[number]

const idRows = rowsOf({ id: z.string() })

/** Replaces the plan. An id of another project is not taken over: then fewer rows are returned. */
export async function savePlan(
  tx: Db,
  projectId: string,
  plan: readonly PlannedInstalment[],
): Promise<boolean> {
  const ids = sql`${sql.param(plan.map(({ id }) => id))}::uuid[]`
  await tx.execute(sql`
    delete from project_instalments where project_id = ${projectId} and not id = any(${ids})`)
  for (const [at, { id, amount, condition, day }] of plan.entries()) {
    const { rows } = await idRows(tx)(sql`
      insert into project_instalments (id, project_id, position, amount, condition, due_on)
      values (${id}, ${projectId}, ${at + 1}, ${amount}, ${condition}, ${day})
      on conflict (id) do update set position = excluded.position, amount = excluded.amount,
        condition = excluded.condition, due_on = excluded.due_on
      where project_instalments.project_id = ${projectId} returning id`)
    if (rows.length === 0) return false
  }
  return true
}

export async function saveRelease(tx: Db, { id, userId }: { id: string; userId: string | null }) {
  await tx.execute(sql`
    update project_instalments set released_by = ${userId},
      released_at = ${userId === null ? null : sql`clock_timestamp()`}
    where id = ${id}`)
}

type Paid = { projectId: string; id: string; amount: number; day: string; userId: string }

/** Enters a payment by a bank, the only place that does so; returns false if it is entered already. */
export async function insertPayment(tx: Db, { projectId, id, amount, day, userId }: Paid): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into project_entries (id, project_id, kind, amount, what, happened_on, entered_by, instalment_id)
    values (${newId()}, ${projectId}, 'instalment', ${amount}, '', ${day}, ${userId}, ${id})
    on conflict do nothing returning id`)
  return rows.length > 0
}

export async function savePaymentReversal(tx: Db, { id, userId }: { id: string; userId: string }) {
  const { rows } = await idRows(tx)(sql`
    update project_entries set struck_at = clock_timestamp(), struck_by = ${userId}
    where instalment_id = ${id} and struck_at is null returning id`)
  return rows.length > 0
}

export async function saveReportRejection(tx: Db, projectId: string, reason: string): Promise<void> {
  await tx.execute(sql`
    update projects set finished_at = null, report = null, returned_report = report,
      report_returned_at = clock_timestamp(),
      report_returned_why = ${reason.trim()}
    where id = ${projectId}`)
}

const returnedRows = rowsOf({ at: timestamp, reason: z.string(), report: z.string() })

/** Returns the report that the bank returned, until the team submits it again. */
export async function findReturnedReport(db: Db, projectId: string) {
  const { rows } = await returnedRows(db)(sql`
    select report_returned_at as at, report_returned_why as reason, returned_report as report
    from projects
    where id = ${projectId} and report_returned_at is not null`)
  return rows[0]
}

export async function saveReportAcceptance(
  tx: Db,
  { projectId, userId }: { projectId: string; userId: string },
) {
  await tx.execute(sql`
    update projects set report_accepted_at = clock_timestamp(), report_accepted_by = ${userId}
    where id = ${projectId} and report_accepted_at is null`)
}

const promisedRows = rowsOf({ percent: z.number() })

/** Returns the parts in which the call promised its money. */
export async function listPromisedPercents(db: Db, projectId: string): Promise<number[]> {
  const { rows } = await promisedRows(db)(sql`
    select (i.part ->> 'percent')::int as percent
    from projects p join public_calls c on c.id = p.call_id
    cross join lateral jsonb_array_elements(c.content -> 'instalments') with ordinality as i(part, place)
    where p.id = ${projectId} order by i.place`)
  return rows.map(({ percent }) => percent)
}
