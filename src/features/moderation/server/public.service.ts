import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Measure, Rule } from '../contract/kinds.ts'
import type { APPEALS, listDecisions } from '../contract/public.endpoints.ts'
import type { Kinds } from './kinds.ts'

const AT_ONCE = 30
const YEARS = 10

const decisionRows = rowsOf({
  id: z.string(),
  at: timestamp,
  kind: z.string(),
  rule: z.nullable(z.custom<Rule>()),
  measure: z.custom<Measure>(),
  appeal: z.custom<(typeof APPEALS)[number]>(),
})
const yearRows = rowsOf({
  year: z.number(),
  decided: z.number(),
  inTime: z.number(),
  appeals: z.number(),
  lifted: z.number(),
})
const ruleRows = rowsOf({
  year: z.number(),
  rule: z.nullable(z.custom<Rule>()),
  decided: z.number(),
  hidden: z.number(),
  warned: z.number(),
  limited: z.number(),
  lifted: z.number(),
})

type Input = { db: Db; kinds: Kinds; after: string | undefined }

/** Lists decisions for the public log, without people and texts: measure and rule only. Offers of help are left out. */
export async function listDecisionLog({
  db,
  kinds,
  after,
}: Input): Promise<ResponseOf<typeof listDecisions>> {
  const place = after === undefined ? undefined : fromCursor(after)
  const beyond = place ? sql`and (d.decided_at, d.id) < (${place.at}, ${place.id})` : sql``
  const [{ rows }, years, rules] = await Promise.all([
    decisionRows(db)(sql`
      select d.id, d.decided_at as at, c.kind, d.rule, d.measure,
        case when d.appealed_at is null then 'none' else coalesce(d.answer, 'waits') end as appeal
      from moderation_decisions d join moderation_cases c on c.id = d.case_id where d.measure <> 'help' ${beyond}
      order by d.decided_at desc, d.id desc limit ${AT_ONCE + 1}`),
    yearRows(db)(sql`
      select extract(year from d.decided_at at time zone 'Europe/Sarajevo')::int as year, count(*)::int as decided,
        count(*) filter (where d.decided_at <= c.due_at)::int as "inTime",
        count(d.appealed_at)::int as appeals, count(*) filter (where d.answer = 'lifted')::int as lifted
      from moderation_decisions d join moderation_cases c on c.id = d.case_id where d.measure <> 'help'
      group by 1 order by 1 desc limit ${YEARS}`),
    ruleRows(db)(sql`
      select extract(year from decided_at at time zone 'Europe/Sarajevo')::int as year, rule, count(*)::int as decided,
        count(*) filter (where measure = 'hide')::int as hidden,
        count(*) filter (where measure in ('strike', 'remove'))::int as warned,
        count(*) filter (where measure in ('limit', 'suspend'))::int as limited,
        count(*) filter (where answer = 'lifted')::int as lifted
      from moderation_decisions where measure <> 'help' group by 1, 2 order by rule is null, 3 desc, 2`),
  ])
  const byYear = Map.groupBy(rules.rows, ({ year }) => year)
  const page = rows.slice(0, AT_ONCE)
  const last = page.at(-1)
  return {
    decisions: page.map(({ kind, at, ...rest }) => ({
      ...rest,
      at: toIso(at),
      // Both languages, because the page switches language without a new request.
      what: { bhs: kinds.name(kind, 'bhs'), en: kinds.name(kind, 'en') },
    })),
    next: rows.length > AT_ONCE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
    years: years.rows.map((row) => ({
      ...row,
      rules: (byYear.get(row.year) ?? []).map(({ year: _, ...rule }) => rule),
    })),
  }
}
