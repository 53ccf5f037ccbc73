import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { listOpportunitiesOfOrganisations } from '#features/opportunities/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'

const replyRows = rowsOf({ id: z.string(), due: z.number(), inTime: z.number() })
export type ReplyRecord = { due: number; inTime: number }

/** Counts the due answers of the last year and those in time; withdrawn applications without an answer do not count. */
export async function listReplyRecords(
  db: Db,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, ReplyRecord>> {
  const owners = await listOpportunitiesOfOrganisations(db, organisationIds)
  const { rows } = await replyRows(db)(sql`
    select opportunity_id as id, count(*)::int as due,
      count(*) filter (where answered_at <= promised_at)::int as "inTime"
    from applications
    where opportunity_id = any(${sql.param([...owners.keys()])}::uuid[])
      and promised_at is not null and sent_at > now() - interval '1 year'
      and (answered_at is not null or promised_at <= now())
      and not (status = 'withdrawn' and answered_at is null)
    group by opportunity_id`)
  const records = new Map<string, ReplyRecord>()
  for (const { id, due, inTime } of rows) {
    const owner = owners.get(id) ?? ''
    const before = records.get(owner) ?? { due: 0, inTime: 0 }
    records.set(owner, { due: before.due + due, inTime: before.inTime + inTime })
  }
  return records
}

const dueRows = rowsOf({ opportunityId: z.string(), count: z.number(), promisedAt: z.string() })
type Due = RowOf<typeof dueRows>

/**
 * Claims applications without an answer whose promise is due within two days, grouped by opportunity; each is claimed once.
 */
export async function claimDueReplies(tx: Db): Promise<Due[]> {
  const { rows } = await dueRows(tx)(sql`
    with due as (
      select id from applications
      where answered_at is null and sent_at is not null and status = 'sent' and reminded_at is null
        and promised_at > now() and promised_at <= now() + interval '2 days'
      for update skip locked
    ), reminded as (
      update applications a set reminded_at = now() from due where a.id = due.id
      returning a.opportunity_id, a.promised_at
    )
    select opportunity_id as "opportunityId", count(*)::int as count, min(promised_at) as "promisedAt"
    from reminded group by opportunity_id`)
  return rows
}
