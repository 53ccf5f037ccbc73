import { reports, type ColumnId } from '../../contract/reports.ts'
import type { ReportView } from '../../contract/statistics.endpoints.ts'
import { useFigure } from '../use-figure.ts'

type Props = {
  view: ReportView
  column: ColumnId
  most: number
  /** Where the axis ends; at the greatest value if not said. */
  of?: number
  /** Gives labels of several words more room. */
  hasLongLabels?: boolean
}

const SHORT = 'grid-cols-[6.5rem_minmax(0,1fr)_4.75rem]'
const LONG = 'grid-cols-[9rem_minmax(0,1fr)_3.5rem]'

/** A bar for each row on an axis from zero, with its number; a group that is too small has no bar. */
export function Bars({ view, column, most, of, hasLongLabels = false }: Props) {
  const figure = useFigure()
  const at = reports[view.id].columns.indexOf(column)
  const rows = view.rows.slice(0, most).map((row) => ({ ...row, value: row.cells[at] ?? null }))
  const top = of ?? Math.max(1, ...rows.map(({ value }) => (typeof value === 'number' ? value : 0)))
  return (
    <ul aria-hidden className="grid gap-1.5 text-xs">
      {rows.map(({ key, label, value }) => (
        <li key={key} className={`grid items-center gap-2 ${hasLongLabels ? LONG : SHORT}`}>
          <span className="truncate text-ink-2">{label}</span>
          <svg className="h-3 w-full">
            {typeof value === 'number' && (
              <rect
                width={`${Math.round((Math.min(value, top) / top) * 1000) / 10}%`}
                height="100%"
                rx="2"
                className="fill-river"
              />
            )}
          </svg>
          <span className="text-right font-strong whitespace-nowrap tabular-nums">
            {figure(value, column)}
          </span>
        </li>
      ))}
    </ul>
  )
}
