import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { FILE_FILTERS } from '../contract/answer-filter.ts'
import type { Field } from '../contract/rules/field.ts'
import { type FieldKind, isFile } from '../contract/rules/kinds.ts'
import { orNotFound } from './editing.service.ts'
import { findForm } from './forms.queries.ts'
import { listSteps } from './histogram.queries.ts'
import { ofReading, type Reading } from './reading.ts'
import { questionsOf } from './submissions.service.ts'

const FIGURES: readonly FieldKind[] = ['number', 'amount', 'scale', 'calculated']
const COUNTED: readonly FieldKind[] = [
  'choice',
  'choices',
  'dropdown',
  'yesno',
  'consent',
  'scale',
  'matrix',
  'municipality',
  'ranking',
  'skills',
]

/** The most different answers to one question that are told apart. */
const COUNTS_MAX = 2000

const spanRows = rowsOf({
  submissions: z.number(),
  first: z.nullable(timestamp),
  last: z.nullable(timestamp),
})
const answeredRows = rowsOf({ field: z.string(), count: z.number() })
const countRows = rowsOf({ field: z.string(), row: z.string(), value: z.string(), count: z.number() })
const figureRows = rowsOf({
  field: z.string(),
  min: z.number(),
  max: z.number(),
  mean: z.number(),
  median: z.number(),
  sum: z.number(),
})

/** What was answered to each question; the database counts. */
export async function getFormStatistics(db: Db, reading: Reading) {
  const { form } = reading
  const condition = ofReading(reading)
  await orNotFound(findForm(db, form))
  const fields = await questionsOf(db, form)
  const idsOf = (kinds: readonly FieldKind[]) =>
    sql.param(fields.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id))
  const [span] = (
    await spanRows(db)(sql`
      select count(*)::int as submissions, min(created_at) as first, max(created_at) as last
      from form_submissions s where ${condition}`)
  ).rows
  const answered = await answeredRows(db)(sql`
    select a.key as field, count(*)::int as count from form_submissions s, jsonb_object_keys(s.answers) a(key)
    where ${condition} group by 1`)
  const counts = [
    ...(await listCounts(db, condition, idsOf)),
    ...(await listFileCounts(db, condition, fields)),
    ...(await listSteps(db, condition, fields)),
  ]
  const figures = await figureRows(db)(sql`
    select a.key as field, min(v)::float8 as min, max(v)::float8 as max, avg(v)::float8 as mean,
      percentile_cont(0.5) within group (order by v)::float8 as median, sum(v)::float8 as sum
    from form_submissions s, jsonb_each(s.answers) a, lateral (select (a.value #>> '{}')::numeric as v) figure
    where ${condition} and a.key = any(${idsOf(FIGURES)}::text[]) and jsonb_typeof(a.value) = 'number'
    group by 1`)
  return {
    submissions: span!.submissions,
    first: toIso(span!.first),
    last: toIso(span!.last),
    questions: fields.map((field) => {
      const own = figures.rows.find((row) => row.field === field.id)
      return {
        field,
        answered: answered.rows.find((row) => row.field === field.id)?.count ?? 0,
        counts: counts
          .filter((row) => row.field === field.id)
          .map(({ row, value, count }) => ({ row, value, count })),
        figures: own
          ? { min: own.min, max: own.max, mean: own.mean, median: own.median, sum: own.sum }
          : null,
      }
    }),
  }
}

/** Counts what was chosen, of each question the most frequent first. */
async function listCounts(
  db: Db,
  condition: SQL,
  idsOf: (kinds: readonly FieldKind[]) => ReturnType<typeof sql.param>,
) {
  const isRanking = sql`a.key = any(${idsOf(['ranking'])}::text[])`
  const { rows } = await countRows(db)(sql`
    select field, row, value, count from (
      select field, row, value, count(*)::int as count,
        row_number() over (partition by field order by count(*) desc, row, value) as turn
      from (
        select a.key as field, case when ${isRanking} then l.value else coalesce(o.key, '') end as row,
          case when ${isRanking} then l.place::text else coalesce(l.value, o.value, a.value #>> '{}') end as value
        from form_submissions s, jsonb_each(s.answers) a
          left join lateral jsonb_array_elements_text(case when jsonb_typeof(a.value) = 'array' then a.value else '[null]' end)
            with ordinality l(value, place) on true
          left join lateral jsonb_each_text(case when jsonb_typeof(a.value) = 'object' then a.value else '{}' end) o on true
        where ${condition} and a.key = any(${idsOf(COUNTED)}::text[])
      ) said where value is not null and row is not null group by 1, 2, 3
    ) counted where turn <= ${COUNTS_MAX} order by field, row, count desc, value`)
  return rows
}

/** Counts with what sort of files people answered, and how many without. */
async function listFileCounts(db: Db, condition: SQL, fields: readonly Field[]) {
  const sorts = fields
    .filter(({ kind }) => isFile(kind))
    .flatMap(({ id }) => FILE_FILTERS.map((value) => ({ field: id, value })))
  if (sorts.length === 0) return []
  const { rows } = await countRows(db)(sql`
    select m.field, '' as row, m.value, count(*)::int as count
    from unnest(${sql.param(sorts.map(({ field }) => field))}::text[], ${sql.param(sorts.map(({ value }) => value))}::text[]) m(field, value),
      form_submissions s
    where ${condition} and s.terms @@ ('''=' || m.field || ':' || m.value || '''')::tsquery
    group by m.field, m.value order by m.field, count(*) desc, m.value`)
  return rows
}
