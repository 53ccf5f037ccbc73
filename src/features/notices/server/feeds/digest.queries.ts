import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { FeedReason } from '../../contract/feed-reasons.ts'

const idRows = rowsOf({ id: z.string() })
const dueRows = rowsOf({ due: z.boolean() })
const failingRows = rowsOf({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  problem: z.custom<FeedReason>(),
  since: timestamp,
})
const claimNewsRows = rowsOf({ title: z.nullable(z.string()), count: z.number() })

/** A site that is down for a night is not reported. */
const FAILING = sql`interval '2 days'`
/** The interval between two notifications about the same failing feed. */
const REMINDED = sql`interval '7 days'`
const NAMED = 5

const untold = sql`f.failing_since < now() - ${FAILING} and (f.told_at is null or f.told_at < now() - ${REMINDED})`
const today = sql`(date_trunc('day', now() at time zone 'Europe/Sarajevo') at time zone 'Europe/Sarajevo')`

export type Failing = { id: string; title: string; address: string; problem: FeedReason; since: Date }
export type News = { failing: Failing[]; fresh: { count: number; titles: string[] } }

/** Lists organisations with news from their feeds that were not notified today. */
export async function listOrganisationsWithNews(db: Db): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select distinct f.organisation_id as id from notice_feeds f
    join active_organisations o on o.id = f.organisation_id
    left join notice_feed_mails m on m.organisation_id = f.organisation_id
    where coalesce(m.told_at, '-infinity') < ${today} and ((${untold}) or exists (
      select 1 from notices n where n.organisation_id = f.organisation_id and n.source = 'feed'
        and n.status = 'waiting' and n.created_at > coalesce(m.told_at, '-infinity')))`)
  return rows.map(({ id }) => id)
}

/** Claims the news since the last email and records it as sent; `undefined` if another process has sent it today. */
export async function claimNews(tx: Db, organisation: string): Promise<News | undefined> {
  await tx.execute(
    sql`insert into notice_feed_mails (organisation_id) values (${organisation}) on conflict do nothing`,
  )
  // Locks the row, so that a second instance waits and then finds it notified.
  const { rows: dueList } = await dueRows(tx)(sql`
    select told_at < ${today} as due from notice_feed_mails where organisation_id = ${organisation} for update`)
  if (!dueList[0]?.due) return undefined
  const { rows: failing } = await failingRows(tx)(sql`
    update notice_feeds f set told_at = now() where f.organisation_id = ${organisation} and ${untold}
    returning id, title, address, problem, failing_since as since`)
  const { rows: fresh } = await claimNewsRows(tx)(sql`
    select n.form ->> 'title' as title, count(*) over ()::int as count
    from notices n join notice_feed_mails m on m.organisation_id = n.organisation_id
    where n.organisation_id = ${organisation} and n.source = 'feed' and n.status = 'waiting' and n.created_at > m.told_at
    order by n.created_at desc, n.id limit ${NAMED}`)
  if (failing.length === 0 && fresh.length === 0) return undefined
  await tx.execute(sql`update notice_feed_mails set told_at = now() where organisation_id = ${organisation}`)
  return {
    failing: failing.map((feed) => ({ ...feed, since: new Date(feed.since) })),
    fresh: { count: fresh[0]?.count ?? 0, titles: fresh.flatMap(({ title }) => title || []) },
  }
}
