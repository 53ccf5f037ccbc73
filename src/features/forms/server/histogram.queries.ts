import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import { stepOf } from '../contract/histogram.ts'
import type { Field } from '../contract/rules/field.ts'

const rangeRows = rowsOf({ field: z.string(), least: z.number(), most: z.number() })
const stepRows = rowsOf({ field: z.string(), at: z.number(), count: z.number() })
const FIGURES = ['number', 'amount', 'calculated', 'date']

/** Counts figures and days in even steps, so that a chart of any answers has about ten bars. */
export async function listSteps(db: Db, condition: SQL, fields: readonly Field[]) {
  const questions = fields.filter(({ kind }) => FIGURES.includes(kind))
  if (questions.length === 0) return []
  const ids = sql.param(questions.map(({ id }) => id))
  const { rows: ranges } = await rangeRows(db)(sql`
    select f.field, min(f.value) as least, max(f.value) as most
    from form_figures f join form_submissions s on s.id = f.submission_id
    where ${condition} and f.form_id = s.form_id and f.field = any(${ids}::text[]) group by f.field`)
  const steps = ranges.flatMap(({ field, least, most }) => {
    const { kind } = questions.find(({ id }) => id === field)!
    return { field, kind, step: stepOf(kind, { least, most }) }
  })
  const { rows } = await stepRows(db)(sql`
    select f.field, floor(round((f.value / m.step)::numeric, 9))::float8 as at, count(*)::int as count
    from unnest(${sql.param(steps.map(({ field }) => field))}::text[], ${sql.param(steps.map(({ step }) => step))}::float8[]) m(field, step)
      join form_figures f on f.field = m.field join form_submissions s on s.id = f.submission_id
    where ${condition} and f.form_id = s.form_id group by 1, 2 order by 1, 2`)
  return rows.map(({ field, at, count }) => {
    const { kind, step } = steps.find((one) => one.field === field)!
    return { field, row: '', value: valueOf(kind, { at, step }), count }
  })
}

/** A day is kept as its digits: in steps of 100 it is a month, in steps of 10,000 a year. */
function valueOf(kind: Field['kind'], { at, step }: { at: number; step: number }): string {
  if (kind !== 'date') return `${round(at * step)}..${round((at + 1) * step)}`
  const digits = String(at)
  return step === 100 ? `${digits.slice(0, -2)}-${digits.slice(-2)}` : digits
}

/** Without what binary fractions add: 0.30000000000000004. */
const round = (figure: number): number => Number(figure.toPrecision(12))
