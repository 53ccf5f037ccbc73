import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { CHART_HEIGHT, ChartFrame } from '#platform/web/ui/blocks/chart-frame.tsx'
import { reports, type ColumnId } from '../../contract/reports.ts'
import type { ReportView } from '../../contract/statistics.endpoints.ts'
import { reportTitles } from '../../contract/titles.ts'
import { LineMark } from './marks.tsx'

type Props = { view: ReportView; columns: readonly [ColumnId, ColumnId]; small: boolean }

const STEP = 20
const LEAST = 4
const LOOKS = ['stroke-river', 'stroke-lilac'] as const

/** Two numbers over months, one of them broken; a month of too few has no point. */
export function Lines({ view, columns, small }: Props) {
  const locale = useLocale()
  const series = columns.map((column) => {
    const at = reports[view.id].columns.indexOf(column)
    return view.rows.map(({ cells }) => {
      const cell = cells[at]
      return typeof cell === 'number' ? cell : null
    })
  })
  const max = Math.max(LEAST, ...series.flat().map((value) => value ?? 0))
  const step = 10 ** Math.max(0, Math.floor(Math.log10(max)) - 1) * 2
  const top = Math.ceil(max / step) * step
  const width = Math.max(1, view.rows.length - 1) * STEP
  const y = (value: number) => Math.round((CHART_HEIGHT - (value / top) * CHART_HEIGHT) * 10) / 10
  const names = columns.map((column) => view.columns.find(({ id }) => id === column)?.name ?? '')
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        {names.map((name, n) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <LineMark className={LOOKS[n] ?? ''} broken={n === 1} />
            {name}
          </span>
        ))}
      </figcaption>
      <ChartFrame
        label={`${reportTitles[view.id][locale]}: ${names.join(', ')}`}
        width={width}
        marks={[top, top / 2, 0].map((mark) => formatNumber(mark, locale))}
        begin={view.rows[0]?.label}
        end={view.rows.at(-1)?.label}
      >
        {series.map((values, n) => (
          <g key={n}>
            {piecesOf(values).map((piece) => (
              <polyline
                key={piece[0]?.at}
                points={piece.map(({ at, value }) => `${at * STEP},${y(value)}`).join(' ')}
                className={`fill-none ${LOOKS[n]}`}
                strokeWidth={piece[0] === piece[1] ? 8 : small ? 2 : 2.5}
                strokeDasharray={n === 1 && piece[0] !== piece[1] ? '4 3' : undefined}
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
        ))}
      </ChartFrame>
    </figure>
  )
}

/** Runs of months that have a number; a single one is drawn as a dot, from itself to itself. */
function piecesOf(values: readonly (number | null)[]) {
  const pieces: { at: number; value: number }[][] = []
  values.forEach((value, at) => {
    if (value === null) return
    if (at > 0 && values[at - 1] !== null && values[at - 1] !== undefined) pieces.at(-1)?.push({ at, value })
    else pieces.push([{ at, value }])
  })
  return pieces.map((piece) => (piece.length === 1 ? [...piece, ...piece] : piece))
}
