import { areaNames } from '#features/places/contract/areas.ts'
import { type Area, municipalities } from '#features/places/contract/municipalities.ts'
import { listLabels } from '#features/skills/server/index.ts'
import { formatMonth } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Device, PageName } from '../contract/page-names.ts'
import { type FUNNEL_STEPS, PERIOD, type Report, reports } from '../contract/reports.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { Cell, ReportFilters, ReportRow, ReportView } from '../contract/statistics.endpoints.ts'
import { ALL_YEARS } from './prepare/grants.queries.ts'
import { listPreparedReports, listRows, listRowsOfKey, listSpans, TOTAL } from './rows.queries.ts'
import { speedSpan } from './speed-measures.ts'

/** Rows of a table; the widest differences come first where there are more. */
const MOST_ROWS = 60
/** Rows of a small drawing in the overview. */
const FEW_ROWS = 37

const MUNICIPALITIES = new Map<string, string>(municipalities.map(({ id, name }) => [id, name]))

type Input = { db: Db; locale: Locale; filters: ReportFilters }
type Prepared = { report: string; area: string; key: string; cells: readonly Cell[] }

/** Returns several reports under the same filters, as far as each has them. */
export async function reportsOf({
  db,
  locale,
  filters,
  only,
}: Input & { only: readonly Report[] }): Promise<ReportView[]> {
  const slices = only.map((report) => ({ report, span: spanOf(report, filters), area: filters.area ?? '' }))
  const [rows, prepared] = await Promise.all([listRows(db, slices, FEW_ROWS), listPreparedReports(db)])
  const byReport = Map.groupBy(rows, ({ report }) => report)
  const names = await skillNames(db, keysOf(byReport.get('skills') ?? []), locale)
  return only.map((id) => ({
    ...viewOf({ id, locale, names, rows: byReport.get(id) ?? [] }),
    ...stateOf(prepared.get(id)),
    subject: null,
    years: [],
  }))
}

/** Returns one report with all its rows. */
export async function reportOf({ db, locale, filters, id }: Input & { id: Report }): Promise<ReportView> {
  const [rows, prepared, spans] = await Promise.all([
    rowsUnder(db, id, filters),
    listPreparedReports(db),
    reports[id].filters.includes('year') ? listSpans(db, id) : [],
  ])
  const { skill } = filters
  const names = await skillNames(db, skill ? [skill] : id === 'skills' ? keysOf(rows) : [], locale)
  return {
    ...viewOf({ id, locale, names, rows, byArea: skill !== undefined }),
    subject: skill ? (names.get(skill) ?? null) : null,
    ...stateOf(prepared.get(id)),
    years: spans.filter((span) => span !== ALL_YEARS),
  }
}

/** Returns the heading of a table's first column. */
export function headOf({
  id,
  locale,
  filters,
}: {
  id: Report
  locale: Locale
  filters: ReportFilters
}): string {
  return translator({ bhs, en }, locale)(`heads.${filters.skill ? 'areas' : id}`)
}

async function rowsUnder(db: Db, report: Report, filters: ReportFilters): Promise<Prepared[]> {
  if (report === 'skills' && filters.skill) {
    const rows = await listRowsOfKey(db, { report, key: filters.skill })
    return rows.toSorted((one, other) => gapOf(other) - gapOf(one))
  }
  return listRows(db, [{ report, span: spanOf(report, filters), area: filters.area ?? '' }], MOST_ROWS)
}

/** Sorts the largest shortage first, and rows without a difference last. */
function gapOf({ cells }: Prepared): number {
  const gap = cells.at(-1)
  return typeof gap === 'number' ? gap : Number.NEGATIVE_INFINITY
}

function spanOf(report: Report, { period, year, device }: ReportFilters): string {
  const { filters } = reports[report]
  if (report === 'speed') return speedSpan(period ?? PERIOD, device)
  if (filters.includes('period')) return period ?? PERIOD
  return filters.includes('year') ? (year ?? ALL_YEARS) : ''
}

type Content = {
  id: Report
  locale: Locale
  names: ReadonlyMap<string, string>
  rows: readonly Prepared[]
  /** The rows are areas, and that of the whole country is the total. */
  byArea?: boolean
}

function viewOf({ id, locale, names, rows, byArea = false }: Content) {
  const t = translator({ bhs, en }, locale)
  const isTotal = ({ key, area }: Prepared) => (byArea ? area === '' : key === TOTAL)
  function labelOf({ key, area }: Prepared): string | undefined {
    if (byArea) return areaNames[area as Area][locale]
    if (id === 'skills') return names.get(key)
    if (id === 'grants') return MUNICIPALITIES.get(key) ?? t('noPlace')
    if (id === 'funnel') return t(`steps.${key as (typeof FUNNEL_STEPS)[number]}`)
    if (id === 'speed') {
      const [page, device] = key.split(' ') as [PageName, Device]
      return t('pageOnDevice', { page: t(`pages.${page}`), device: t(`devices.${device}`) })
    }
    if (id === 'searches') return key.replace('term ', '')
    return id === 'retention' ? t('afterMonths', { n: Number(key) }) : formatMonth(key, locale)
  }
  const total = rows.find(isTotal)
  return {
    id,
    columns: reports[id].columns.map((column) => ({ id: column, name: t(`columns.${column}`) })),
    rows: rows.flatMap((row): ReportRow[] => {
      const label = isTotal(row) ? undefined : labelOf(row)
      return label === undefined ? [] : [{ key: byArea ? row.area : row.key, label, cells: [...row.cells] }]
    }),
    total: total ? { key: TOTAL, label: t('total'), cells: [...total.cells] } : null,
  }
}

function stateOf(prepared: { day: string; preparedAt: string | Date } | undefined) {
  return { until: prepared?.day ?? null, preparedAt: toIso(prepared?.preparedAt) }
}

async function skillNames(
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await listLabels(db, ids))].map(([id, { name }]) => [id, name[locale]]))
}

function keysOf(rows: readonly Prepared[]): readonly string[] {
  return rows.map(({ key }) => key).filter((key) => key !== TOTAL)
}
