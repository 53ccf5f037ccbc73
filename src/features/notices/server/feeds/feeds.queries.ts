import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import { FEED_REASONS, type FeedReason } from '../../contract/feed-reasons.ts'

const insertFeedRows = rowsOf({ known: z.boolean(), many: z.number() })
const idRows = rowsOf({ id: z.string() })
const itemRows = rowsOf({ item: z.string() })

const feedRows = rowsOf({
  id: z.string(),
  organisationId: z.nullable(z.string()),
  createdBy: z.nullable(z.string()),
  address: z.string(),
  title: z.string(),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  brought: z.number(),
  checkedAt: z.nullable(timestamp),
  nextAt: timestamp,
  failures: z.number(),
  problem: z.nullable(z.enum(FEED_REASONS)),
})
export type FeedRow = RowOf<typeof feedRows>

const COLUMNS = sql`id, organisation_id as "organisationId", created_by as "createdBy", address, title, etag,
  last_modified as "lastModified", brought, checked_at as "checkedAt", next_at as "nextAt", failures, problem`
/** Longer than a reading takes; a longer lock belongs to a dead process. */
const HELD = sql`interval '2 minutes'`
/** Time after which an item missing from its feed is deleted. */
const FORGOTTEN = sql`interval '90 days'`

export async function listFeedsOf(
  db: Db,
  { organisations, staff }: { organisations: readonly string[]; staff: boolean },
): Promise<FeedRow[]> {
  const { rows } = await feedRows(db)(sql`
    select ${COLUMNS} from notice_feeds
    where organisation_id = any(${sql.param([...organisations])}::uuid[]) or (organisation_id is null and ${staff})
    order by created_at, id limit 500`)
  return rows
}

export async function findFeed(db: Db, id: string): Promise<FeedRow | undefined> {
  const { rows } = await feedRows(db)(sql`select ${COLUMNS} from notice_feeds where id = ${id}`)
  return rows[0]
}

/**
 * Adds a feed, locked by the caller; returns `known` for an existing address and `many` at the limit. Serialised per
 * organisation, so that the count is right.
 */
export async function insertFeed(
  tx: Db,
  feed: Pick<FeedRow, 'organisationId' | 'createdBy' | 'address'> & { limit: number },
): Promise<{ id: string } | 'known' | 'many'> {
  const { organisationId, createdBy, address, limit } = feed
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`notices.feeds ${organisationId ?? 'staff'}`}, 0))`,
  )
  const { rows } = await insertFeedRows(tx)(sql`
    select count(*)::int as many, coalesce(bool_or(address = ${address}), false) as known
    from notice_feeds where organisation_id is not distinct from ${organisationId}::uuid`)
  if (rows[0]?.known) return 'known'
  if ((rows[0]?.many ?? 0) >= limit) return 'many'
  const id = newId()
  await tx.execute(sql`
    insert into notice_feeds (id, organisation_id, created_by, address, busy_until)
    values (${id}, ${organisationId}, ${createdBy}, ${address}, now() + ${HELD})`)
  return { id }
}

export async function deleteFeed(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from notice_feeds where id = ${id}`)
}

/** Lists feeds that are due. */
export async function listDueFeeds(db: Db, limit: number): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select id from notice_feeds where next_at <= now() and (busy_until is null or busy_until < now())
    order by next_at, id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Locks a feed for one process; with `due` only if its time has come. */
export async function lockFeed(db: Db, id: string, { due }: { due: boolean }): Promise<FeedRow | undefined> {
  const { rows } = await feedRows(db)(sql`
    update notice_feeds set busy_until = now() + ${HELD}
    where id = ${id} and (busy_until is null or busy_until < now()) ${due ? sql`and next_at <= now()` : sql``}
    returning ${COLUMNS}`)
  return rows[0]
}

export async function saveReading(
  db: Db,
  id: string,
  read: { title?: string; etag: string | null; lastModified: string | null; brought: number; more: boolean },
): Promise<void> {
  const { title, etag, lastModified, brought, more } = read
  const wait = more ? sql`interval '10 minutes'` : sql`interval '1 hour'`
  await free(
    db,
    id,
    sql`failures = 0, problem = null, failing_since = null, told_at = null, title = coalesce(${title ?? null}, title), etag = ${etag},
      last_modified = ${lastModified}, brought = brought + ${brought}, checked_at = now(), next_at = now() + ${wait}`,
  )
}

/** Stores a failure. The pause doubles with each failure in a row: two hours, four, eight, up to a day. */
export async function saveFailure(db: Db, id: string, problem: FeedReason): Promise<void> {
  await free(
    db,
    id,
    sql`failures = least(failures + 1, 10000), failing_since = coalesce(failing_since, now()), problem = ${problem}, checked_at = now(),
      next_at = now() + make_interval(hours => least(24, power(2, least(failures + 1, 5))::int))`,
  )
}

/** Postpones a feed of an inactive organisation by a day. */
export async function updateNextReading(db: Db, id: string): Promise<void> {
  await free(db, id, sql`next_at = now() + interval '1 day'`)
}

async function free(db: Db, id: string, change: SQL): Promise<void> {
  await db.execute(sql`update notice_feeds set busy_until = null, ${change} where id = ${id}`)
}

/** Returns the items that are new from this feed, records the others as present and deletes those long gone. */
export async function listUnseenItems(db: Db, id: string, items: readonly string[]): Promise<Set<string>> {
  const { rows } = await itemRows(db)(sql`
    update notice_feed_items set seen_at = now()
    where feed_id = ${id} and item = any(${sql.param([...items])}::text[]) returning item`)
  await db.execute(
    sql`delete from notice_feed_items where feed_id = ${id} and seen_at < now() - ${FORGOTTEN}`,
  )
  const fresh = new Set(items)
  for (const { item } of rows) fresh.delete(item)
  return fresh
}

/** Returns whether the item is new. */
export async function claimItem(tx: Db, id: string, item: string): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(
    sql`insert into notice_feed_items (feed_id, item) values (${id}, ${item}) on conflict do nothing`,
  )
  return rowCount === 1
}
