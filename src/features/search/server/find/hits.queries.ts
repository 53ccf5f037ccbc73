import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { conditionOf, type Filters } from './conditions.ts'
import type { Cursor, Tier } from './cursor.ts'
import { NOTHING, type QueryWords } from './query-words.ts'

const amongRows = rowsOf({ id: z.string(), position: z.number() })

export type Hit = { id: string; tier: Tier; at: string }

type HitQuery = {
  wanted: QueryWords
  filters: Filters
  sort: Cursor['sort']
  after: Cursor | undefined
  limit: number
  ids: readonly string[] | undefined
}

type Column = 'published_at' | 'open_until'
/** Tiered: only matches of this tier; else all tiers together. */
type Order = { column: Column; tier: Tier; isTiered?: boolean }

/** Returns one page of ids in the requested order, by the cursor of the one before: equally fast on the thousandth page. */
export async function listHits(db: Db, query: HitQuery): Promise<Hit[]> {
  const { sort, wanted, after, limit } = query
  if (sort === 'deadline') return readHits(db, query, { column: 'open_until', tier: 0 })
  const rest: Order = { column: 'published_at', tier: 0 }
  if (sort !== 'best' || !wanted.query) return readHits(db, query, rest)
  // First titles with these whole words, then titles with words of the same root, then other matches; the newest first
  // within each.
  const hits: Hit[] = []
  for (const tier of [2, 1, 0] as const) {
    if (hits.length >= limit) break
    if ((after && after.tier < tier) || (tier === 2 && !wanted.whole)) continue
    const left = { ...query, limit: limit - hits.length, after: after?.tier === tier ? after : undefined }
    hits.push(...(await readHits(db, left, { ...rest, tier, isTiered: true })))
  }
  return hits
}

/** Share from which words count as common and are searched among the newest; and how many of those. */
const COMMON = { title: { share: 0.004, newest: 4000 }, text: { share: 0.05, newest: 1500 } } as const
/** Rows among which a rarer word is first searched by the index; the rarest are searched in all. */
const NEAR = 10_000
const RARE = 0.002

/**
 * Chooses the access path. Common words occur in every few of the newest rows, so a walk ends soon. Rare ones use the word
 * index, which is unordered, so its newest part is tried first. The planner cannot choose: it takes words for independent,
 * and would walk to the end for two that never occur together.
 */
async function readHits(db: Db, query: HitQuery, order: Order): Promise<Hit[]> {
  const { wanted, limit, ids } = query
  const read = async (statement: SQL) =>
    (await hitRows(db)(statement)).rows.map((row): Hit => ({ ...row, tier: order.tier }))
  if (!wanted.query || ids) return read(byWalk(query, order))
  const inTitle = order.isTiered === true && order.tier > 0
  const { share, newest } = inTitle ? COMMON.title : COMMON.text
  if (wanted.share >= share) {
    const hits = await read(byWalk(query, order, newest))
    if (hits.length >= limit) return hits
  }
  const isOneWord = !wanted.query.includes('&') && Object.keys(query.filters).length === 0
  if (isOneWord && !inTitle && wanted.share >= RARE) {
    const edge = await edgeOf(db, query, order)
    const hits = edge ? await read(byIndex(query, order, edge)) : []
    if (hits.length >= limit) return hits
  }
  return read(byIndex(query, order))
}

/**
 * Returns the time of the row after the nearest ones; `undefined` if there are fewer. The planner needs it to know how few
 * they are.
 */
async function edgeOf(db: Db, query: HitQuery, order: Order): Promise<string | undefined> {
  const { rows } = await hitRows(db)(sql`
    ${select(order)} from (
      select opportunity_id, published_at, open_until from opportunity_search
      where ${beyond(query, order)} ${inOrder(order)} offset ${NEAR} limit 1
    ) edge`)
  return rows[0]?.at
}

/** Walks the list in order, testing each row by its own numbers; through at most this many. */
function byWalk(query: HitQuery, order: Order, through?: number): SQL {
  const { ids, limit } = query
  const where = [
    matchOf(query, order, 'row'),
    ...(ids ? [sql`opportunity_id = any(${sql.param(ids)}::uuid[])`] : []),
  ]
  if (through === undefined)
    return sql`${select(order)} from opportunity_search
      where ${sql.join([...where, beyond(query, order)], sql` and `)} ${inOrder(order)} limit ${limit}`
  return sql`${select(order)} from (
      select * from opportunity_search where open_until > now() and ${beyond(query, order)} ${inOrder(order)} limit ${through}
    ) newest where ${sql.join(where, sql` and `)} ${inOrder(order)} limit ${limit}`
}

/** Fetches all matches by the word index, then sorts. */
function byIndex(query: HitQuery, order: Order, edge?: string): SQL {
  const near = order.column === 'open_until' ? sql`open_until <= ${edge}` : sql`published_at >= ${edge}`
  return sql`
    with fitting as materialized (
      select opportunity_id, published_at, open_until from opportunity_search
      where ${matchOf(query, order, 'index')} and ${beyond(query, order)} and ${edge ? near : sql`true`}
    )
    ${select(order)} from fitting ${inOrder(order)} limit ${query.limit}`
}

/** The condition of one tier without the tiers above it, or of all. */
function matchOf({ wanted, filters }: HitQuery, { tier, isTiered }: Order, by: 'row' | 'index'): SQL {
  if (!isTiered) return conditionOf({ wanted, filters, by })
  const title = sql`title @@ ${wanted.query}::tsquery`
  const whole = wanted.whole ? sql`title @@ ${wanted.whole}::tsquery` : sql`false`
  if (tier === 2) return conditionOf({ wanted: NOTHING, filters, more: [whole] })
  return tier === 1
    ? conditionOf({ wanted: NOTHING, filters, more: [title, sql`not (${whole})`] })
    : conditionOf({ wanted, filters, by, more: [sql`not (${title})`] })
}

/** Returns the condition of rows after the cursor. */
function beyond({ after }: HitQuery, { column }: Order): SQL {
  if (!after) return sql`true`
  const mark = sql`(${after.at}::timestamptz, ${after.id}::uuid)`
  return column === 'open_until'
    ? sql`(open_until, opportunity_id) > ${mark}`
    : sql`(published_at, opportunity_id) < ${mark}`
}

function inOrder({ column }: Order): SQL {
  return column === 'open_until'
    ? sql`order by open_until, opportunity_id`
    : sql`order by published_at desc, opportunity_id desc`
}

/** Selects times in UTC with all digits: a rounded cursor would skip or repeat rows. */
function select({ column }: Order): SQL {
  const at = column === 'open_until' ? sql`open_until` : sql`published_at`
  return sql`select opportunity_id as id, case when ${at} = 'infinity' then 'infinity'
    else to_char(${at} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') || '+00' end as at`
}

const hitRows = rowsOf({ id: z.string(), at: z.string() })

/** Returns those of these, in their order, that are open and match; for an order from elsewhere. */
export async function listHitsAmong(
  db: Db,
  {
    wanted,
    filters,
    ordered,
    limit,
  }: { wanted: QueryWords; filters: Filters; ordered: readonly string[]; limit: number },
): Promise<{ id: string; position: number }[]> {
  const { rows } = await amongRows(db)(sql`
    select opportunity_id as id, place::int as position
    from unnest(${sql.param(ordered)}::uuid[]) with ordinality as o(id, place)
    join opportunity_search on opportunity_id = o.id
    where ${conditionOf({ wanted, filters })}
    order by place limit ${limit}`)
  return rows
}
