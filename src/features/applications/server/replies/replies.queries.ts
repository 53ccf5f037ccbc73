import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'

export type ReplyRecord = { due: number; inTime: number }

/** Of the last answers that were due within a year, how many came in time; withdrawn ones are nobody's fault. */
export async function replyRecords(
  db: Db,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, ReplyRecord>> {
  const { rows } = await db.execute<ReplyRecord & { id: string }>(sql`
    select o.organisation_id as id, count(*)::int as due,
      count(*) filter (where a.answered_at <= a.promised_at)::int as "inTime"
    from applications a join opportunities o on o.id = a.opportunity_id
    where o.organisation_id = any(${sql.param([...organisationIds])}::uuid[])
      and a.promised_at is not null and a.sent_at > now() - interval '1 year'
      and (a.answered_at is not null or a.promised_at <= now())
      and not (a.status = 'withdrawn' and a.answered_at is null)
    group by o.organisation_id`)
  return new Map(rows.map(({ id, ...record }) => [id, record]))
}

type Due = { opportunityId: string; count: number; promisedAt: string }

/** Opportunities with promises that end within two days and have no answer yet, each told once for each such day. */
export async function takeDue(tx: Db): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    with due as (
      select id from applications
      where answered_at is null and sent_at is not null and status = 'sent' and reminded_at is null
        and promised_at > now() and promised_at <= now() + interval '2 days'
      for update skip locked
    ), told as (
      update applications a set reminded_at = now() from due where a.id = due.id
      returning a.opportunity_id, a.promised_at
    )
    select opportunity_id as "opportunityId", count(*)::int as count, min(promised_at) as "promisedAt"
    from told group by opportunity_id`)
  return rows
}
