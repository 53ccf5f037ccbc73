import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { conditionOf, type Filters } from './conditions.ts'
import type { Cursor } from './cursor.ts'
import type { Wanted } from './wanted-words.ts'

export type Hit = { id: string; tier: 0 | 1; at: string }

type Asked = {
  wanted: Wanted
  filters: Filters
  sort: Cursor['sort']
  after: Cursor | undefined
  most: number
  ids: readonly string[] | undefined
}

/** Clock of the database in UTC, to the last digit: a mark that is rounded would skip or repeat. */
const AS_TEXT = { published_at: sql`published_at`, open_until: sql`open_until` }

/** One page of ids in the order asked for, each by the mark of the one before it: as quick on the thousandth page. */
export async function findHits(db: Db, asked: Asked): Promise<Hit[]> {
  if (asked.sort === 'deadline') return readHits(db, asked, { column: 'open_until', tier: 0 })
  if (asked.sort !== 'best' || !asked.wanted.query)
    return readHits(db, asked, { column: 'published_at', tier: 0 })
  return findBest(db, asked)
}

/** First those whose title says it all, then those that say it anywhere; the newest first within each. */
async function findBest(db: Db, asked: Asked): Promise<Hit[]> {
  const { wanted, after, most } = asked
  const inTitle = sql`title @@ ${wanted.query}::tsquery`
  const first =
    after && after.tier === 0
      ? []
      : await readHits(db, asked, { column: 'published_at', tier: 1, more: [inTitle], wanted: NO_WORDS })
  if (first.length >= most) return first
  const rest = await readHits(
    db,
    { ...asked, most: most - first.length, after: after?.tier === 0 ? after : undefined },
    { column: 'published_at', tier: 0, more: [sql`not (${inTitle})`] },
  )
  return [...first, ...rest]
}

const NO_WORDS: Wanted = { query: undefined, stems: new Set(), meant: undefined, unknown: undefined }

type Order = { column: keyof typeof AS_TEXT; tier: 0 | 1; more?: readonly SQL[]; wanted?: Wanted }

async function readHits(db: Db, asked: Asked, order: Order): Promise<Hit[]> {
  const { filters, after, most, ids } = asked
  const column = AS_TEXT[order.column]
  const rising = order.column === 'open_until'
  const condition = conditionOf({
    wanted: order.wanted ?? asked.wanted,
    filters,
    more: [
      ...(order.more ?? []),
      ...(ids ? [sql`opportunity_id = any(${sql.param(ids)}::uuid[])`] : []),
      ...(after
        ? [
            rising
              ? sql`(open_until, opportunity_id) > (${after.at}::timestamptz, ${after.id}::uuid)`
              : sql`(published_at, opportunity_id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
          ]
        : []),
    ],
  })
  const direction = rising ? sql`` : sql` desc`
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select opportunity_id as id,
      case when ${column} = 'infinity' then 'infinity'
        else to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') || '+00' end as at
    from opportunity_search where ${condition}
    order by ${column}${direction}, opportunity_id${direction} limit ${most}`)
  return rows.map((row) => ({ ...row, tier: order.tier }))
}

/** Which of these, in their order, are open and fit; for an order that somebody else has made. */
export async function findAmong(
  db: Db,
  {
    wanted,
    filters,
    ordered,
    most,
  }: { wanted: Wanted; filters: Filters; ordered: readonly string[]; most: number },
): Promise<{ id: string; position: number }[]> {
  const { rows } = await db.execute<{ id: string; position: number }>(sql`
    select opportunity_id as id, place::int as position
    from unnest(${sql.param(ordered)}::uuid[]) with ordinality as o(id, place)
    join opportunity_search on opportunity_id = o.id
    where ${conditionOf({ wanted, filters })}
    order by place limit ${most}`)
  return rows
}
