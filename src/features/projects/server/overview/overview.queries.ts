import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { QUIET_DAYS } from '../../contract/overview/overview.endpoints.ts'

/** Far more projects than all banks of the country fund in years. */
const READ_MAX = 5000

const fundedRows = rowsOf({
  slug: z.string(),
  title: z.string(),
  municipality: z.nullable(z.custom<MunicipalityId>()),
  bank: z.nullable(z.strictObject({ slug: z.string(), name: z.string() })),
  startedAt: timestamp,
  finishedAt: z.nullable(timestamp),
  amount: z.number(),
  received: z.number(),
  spent: z.number(),
  contributed: z.number(),
  minutes: z.number(),
  lastAt: timestamp,
  isUnsigned: z.boolean(),
  hasChange: z.boolean(),
  isQuiet: z.boolean(),
})
export type FundedRow = RowOf<typeof fundedRows>

/** Lists projects: those that wait for their bank first, then quiet ones, then the newest. */
export async function listFundedRows(db: Db): Promise<FundedRow[]> {
  const { rows } = await fundedRows(db)(sql`
    with last_words as (
      select project_id, max(at) as at from (
        select project_id, created_at as at from project_activities
        union all select project_id, entered_at from project_entries where struck_at is null
        union all select project_id, entered_at from project_hours) w group by 1),
    worked as (
      select project_id, sum(minutes)::int as minutes from project_hours where confirmed_at is not null group by 1),
    funded as (
      select p.id, p.slug, p.title, p.municipality,
        case when b.id is not null then jsonb_build_object('slug', b.slug, 'name', b.name) end as bank,
        p.started_at, p.finished_at, p.amount, s.received, s.spent, s.contributed, coalesce(w.minutes, 0) as minutes,
        greatest(l.at, p.started_at) as last_at,
        p.finished_at is null and not exists (
          select from project_agreements a where a.project_id = p.id and a.signed_at is not null) as is_unsigned,
        exists (select from project_changes h where h.project_id = p.id and h.decided_at is null) as has_change
      from projects p join project_sums s on s.project_id = p.id join public_calls c on c.id = p.call_id
      left join bank_names b on b.id = c.bank_id left join last_words l on l.project_id = p.id
      left join worked w on w.project_id = p.id
      order by p.started_at desc, p.id desc limit ${READ_MAX})
    select f.slug, f.title, f.municipality, f.bank, f.started_at as "startedAt", f.finished_at as "finishedAt", f.amount,
      f.received, f.spent, f.contributed, f.minutes, f.last_at as "lastAt", f.is_unsigned as "isUnsigned",
      f.has_change as "hasChange", q.quiet as "isQuiet"
    from funded f cross join lateral (
      select f.finished_at is null and f.last_at < now() - ${QUIET_DAYS} * interval '1 day' as quiet) q
    order by f.is_unsigned or f.has_change desc, q.quiet desc, f.finished_at is not null, f.started_at desc, f.id desc`)
  return rows
}
