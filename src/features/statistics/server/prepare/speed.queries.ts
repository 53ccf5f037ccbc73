import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { DEVICES } from '../../contract/page-names.ts'
import { PERIODS, type Period } from '../../contract/reports.ts'
import type { Cell } from '../../contract/statistics.endpoints.ts'
import { type PreparedRow, TOTAL } from '../rows.queries.ts'
import { SPEED_MEASURES, speedCells, speedSpan } from '../speed-measures.ts'

const histogramRows = rowsOf({
  page: z.string(),
  device: z.string(),
  visits: z.number(),
  measure: z.string(),
  counts: z.array(z.number()),
})
type Histogram = Pick<RowOf<typeof histogramRows>, 'measure' | 'counts'>
type Page = { page: string; device: string; visits: number; histograms: readonly Histogram[] }

/** Adds up the histograms of each page and device for each period, the most opened pages first. */
export async function listSpeedRows(tx: Db, day: string): Promise<PreparedRow[]> {
  const all: PreparedRow[] = []
  for (const period of PERIODS) {
    const pages = await listPages(tx, day, period)
    for (const device of ['', ...DEVICES])
      all.push(
        ...rowsIn(
          speedSpan(period, device),
          pages.filter((one) => !device || one.device === device),
        ),
      )
  }
  return all
}

function rowsIn(span: string, pages: readonly Page[]): PreparedRow[] {
  if (pages.length === 0) return []
  const rows = pages.map((one) => ({ key: `${one.page} ${one.device}`, cells: cellsOf([one]) }))
  return [{ key: TOTAL, cells: cellsOf(pages) }, ...rows].map((row) => ({ span, area: '', ...row }))
}

/** Small numbers of openings are shown because they are not people; too few of them have no percentile. */
function cellsOf(pages: readonly Page[]): Cell[] {
  const visits = pages.reduce((sum, one) => sum + one.visits, 0)
  const cells = SPEED_MEASURES.flatMap((measure) => {
    const counts = pages.flatMap(({ histograms }) => histograms.filter((one) => one.measure === measure))
    return speedCells(measure, counts.map((one) => one.counts).reduce(add, []))
  })
  return [visits, ...cells]
}

function add(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, n) => (one[n] ?? 0) + (other[n] ?? 0))
}

async function listPages(tx: Db, day: string, period: Period): Promise<Page[]> {
  const { rows } = await histogramRows(tx)(sql`
    with within as (
      select * from statistics_page_speed
      where day <= ${day}::date
        and day >= date_trunc('month', ${day}::date)::date - make_interval(months => ${Number(period) - 1})),
    sums as (
      select page, device, measure, n, sum(count)::int as count
      from within, lateral (values ('lcp', lcp), ('inp', inp), ('cls', cls), ('ttfb', ttfb)) m (measure, counts),
        lateral unnest(counts) with ordinality u (count, n)
      group by page, device, measure, n)
    select page, device, v.visits, measure, array_agg(count order by n) as counts
    from sums join (select page, device, sum(visits)::int as visits from within group by page, device) v
      using (page, device)
    group by page, device, v.visits, measure
    order by v.visits desc, page, device`)
  return [...Map.groupBy(rows, ({ page, device }) => `${page} ${device}`).values()].flatMap((histograms) => {
    const [first] = histograms
    return first ? [{ page: first.page, device: first.device, visits: first.visits, histograms }] : []
  })
}
