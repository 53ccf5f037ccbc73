import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { DAYS } from './conditions.ts'

const largeRows = rowsOf({ large: z.boolean() })

/** Up to this many opportunities are counted exactly; of more, every sixteenth. */
const MANY = 4000
const EVERY = 16
const ALL = sql`opportunity_search`
const SAMPLE = sql`opportunity_sample`

/** `large` where there may be more than `many` to count. */
export type Scale = { large: boolean; many: number }

/** Estimates the size of the index from the database's statistics, without counting. */
export async function getScale(db: Db, many = MANY): Promise<Scale> {
  const { rows } = await largeRows(db)(sql`
    select reltuples >= ${many}::int as large from pg_class where oid = 'opportunity_search'::regclass`)
  return { large: rows[0]?.large ?? false, many }
}

const SPAN = sql`case when open_until < now() + make_interval(days => ${DAYS.week}::int) then 2
  when open_until < now() + make_interval(days => ${DAYS.month}::int) then 1 else 0 end`
/** The groupings of opportunities: one for all criteria with a single value, and the bits of those with several. */
const PARTS = { cells: sql`(facets | (${SPAN} << 13))`, areas: sql`areas`, languages: sql`languages` }
export type Part = keyof typeof PARTS

export type Group<V = number> = { value: V; count: number }

/** `about` where the counts come from the sample. */
export type Groups = {
  total: number
  about: boolean
  parts: Partial<Record<Part, Group[]>>
  /** The most frequent required skills. */
  skills: Group<string>[]
}

type GroupQuery = { condition: SQL; parts: readonly Part[]; skills: number }

/** Returns the total and the counts of these parts; from the sample where the results are many. */
export async function getGroups(db: Db, scale: Scale, query: GroupQuery): Promise<Groups> {
  if (scale.large) {
    const sampled = await readFrom(db, SAMPLE, query)
    if (sampled.total * EVERY >= scale.many) return multiplied(sampled)
  }
  return readFrom(db, ALL, query)
}

const groupsRows = rowsOf({
  part: z.number(),
  values: z.nullable(z.string()),
  counts: z.nullable(z.string()),
})
type Row = RowOf<typeof groupsRows>
const SKILLS = -1

/** Fetches every result once, and then groups it in each way. */
async function readFrom(db: Db, table: SQL, { condition, parts, skills }: GroupQuery): Promise<Groups> {
  const columns = [...parts.map((part) => sql`${PARTS[part]} as ${sql.identifier(part)}`), sql`skills`]
  const names = parts.map((part) => sql.identifier(part))
  const { rows } = await groupsRows(db)(sql`
    with fitting as materialized (select ${list(columns)} from ${table} where ${condition})
    select part, string_agg(value::text, ',') as values, string_agg(count::text, ',') as counts from (
      select ${names.length > 0 ? sql`grouping(${list(names)})` : sql`0`} as part,
        coalesce(${list([...names, sql`0`])}) as value, count(*) as count
      from fitting group by grouping sets (${list([...names.map((name) => sql`(${name})`), sql`()`])})
    ) grouped group by part
    union all
    select ${SKILLS}::int, string_agg(value::text, ','), string_agg(count::text, ',') from (
      select value, count(*) as count from (select unnest(skills) as value from fitting) each
      group by value order by count(*) desc, value limit ${skills}
    ) commonest`)
  // The bits of a row name the parts it is not grouped by; the total has all of them.
  const none = 2 ** parts.length - 1
  const of = (part: number) => toGroups(rows.find((row) => row.part === part))
  return {
    total: of(none)[0]?.count ?? 0,
    about: false,
    parts: Object.fromEntries(
      parts.map((part, at) => [part, numbered(of(none - 2 ** (parts.length - 1 - at)))]),
    ),
    skills: of(SKILLS).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
  }
}

/** Converts groups; each part comes as two arrays, because many result rows are expensive. */
function toGroups(row: Row | undefined): Group<string>[] {
  const counts = row?.counts?.split(',') ?? []
  return (row?.values?.split(',') ?? []).map((value, n) => ({ value, count: Number(counts[n]) }))
}

function numbered(groups: readonly Group<string>[]): Group[] {
  return groups.map(({ value, count }) => ({ value: Number(value), count }))
}

function multiplied({ total, parts, skills }: Groups): Groups {
  const times = <V>(groups: readonly Group<V>[]) =>
    groups.map(({ value, count }) => ({ value, count: count * EVERY }))
  return {
    total: total * EVERY,
    about: true,
    parts: Object.fromEntries(Object.entries(parts).map(([part, groups]) => [part, times(groups)])),
    skills: times(skills),
  }
}

function list(parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL {
  return sql.join([...parts], sql`, `)
}
