import type { ReactNode } from 'react'
import { CHART_HEIGHT, ChartFrame } from '#platform/web/ui/blocks/chart-frame.tsx'

type Props = {
  /** One value for each step of the axis; null where there is none. */
  values: readonly (number | null)[]
  top: number
  /** Labels of the axis, from top to bottom. */
  marks: readonly ReactNode[]
  begin: ReactNode
  end: ReactNode
  label: string
}

const STEP = 20

/** Draws a line over equal steps of time on an axis that begins at zero; the last point is now. */
export function LineChart({ values, top, marks, begin, end, label }: Props) {
  const width = Math.max(1, values.length - 1) * STEP
  const y = (value: number) => Math.round((CHART_HEIGHT - (value / top) * CHART_HEIGHT) * 10) / 10
  const points = values.flatMap((value, n) => (value === null ? [] : [{ x: n * STEP, y: y(value) }]))
  const path = points.map((point) => `${point.x},${point.y}`).join(' ')
  const last = points.at(-1)
  return (
    <ChartFrame {...{ label, width, marks, begin, end }} wideMarks>
      <polyline
        points={path}
        className="fill-none stroke-river"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {last && (
        <line
          x1={last.x}
          x2={last.x}
          y1={last.y}
          y2={last.y}
          className="stroke-river"
          strokeWidth="9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </ChartFrame>
  )
}
